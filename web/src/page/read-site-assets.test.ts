import { expect, test } from 'vitest'
import { readSiteAssets, viteManifestSchema } from './read-site-assets.ts'

const manifest = viteManifestSchema.parse({
  'src/app/start.ts': { file: 'assets/start-0.js' },
  'src/app/client.tsx': { file: 'assets/client-1.js', imports: ['_site.js'], css: ['assets/client-2.css'] },
  'src/ui/apply-theme.ts': { file: 'assets/theme-3.js' },
  'src/home/home-page.tsx': { file: 'assets/home-page-4.js', imports: ['_site.js', 'src/app/client.tsx'] },
  '_site.js': { file: 'assets/site-5.js' },
  'figtree-latin-wght-normal.woff2': { file: 'assets/figtree-latin-wght-normal-6.woff2' },
})

test('a page names its own code and what it stands on, each once', () => {
  expect(readSiteAssets(manifest, 'src/home/home-page.tsx')).toEqual({
    start: '/assets/start-0.js',
    client: '/assets/client-1.js',
    themeScript: '/assets/theme-3.js',
    styles: ['/assets/client-2.css'],
    fonts: ['/assets/figtree-latin-wght-normal-6.woff2'],
    modules: ['/assets/site-5.js', '/assets/home-page-4.js'],
  })
})

test('a build without its entry is none', () => {
  expect(() => readSiteAssets({})).toThrow('npm run build')
})
