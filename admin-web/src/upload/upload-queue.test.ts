import { afterAll, expect, test, vi } from 'vitest'

afterAll(() => {
  vi.unstubAllGlobals()
})

// As much of a browser as a session needs.
vi.stubGlobal('window', { addEventListener: () => {} })
const { ApiProblem } = await import('@tahanan/contracts/endpoint/api-problem.ts')
const { uploadQueue } = await import('./upload-queue.ts')

const refusal = (message: string) =>
  new ApiProblem({ status: 400, code: 'invalid', detail: 'Look again.', fields: { 'image[]': [message] } })

test('what is refused for what is in it is not sent again; what failed otherwise is', async () => {
  const answers = new Map<string, Error>([
    ['torn.jpg', refusal('Invalid image format: torn.jpg')],
    ['late.jpg', refusal('A listing can have 60 pictures, and this one has 60. Delete some first.')],
  ])
  const sent: string[] = []
  const target = {
    name: 'pictures of listing 12',
    label: 'Pictures',
    path: '/',
    onSent: () => {},
    async send({ name }: File) {
      sent.push(name)
      const problem = answers.get(name)
      if (problem !== undefined) throw problem
      return 1
    },
  }
  const states = () => uploadQueue.get().map(({ file, state }) => `${file.name} ${state}`)
  const files = ['good.jpg', 'torn.jpg', 'late.jpg'].map((name) => new File(['x'], name))
  uploadQueue.choose(target, files)
  uploadQueue.start(target.name)
  await expect.poll(states).toEqual(['good.jpg sent', 'torn.jpg refused', 'late.jpg failed'])
  answers.delete('late.jpg')
  uploadQueue.start(target.name)
  await expect.poll(states).toEqual(['good.jpg sent', 'torn.jpg refused', 'late.jpg sent'])
  expect(sent).toEqual(['good.jpg', 'torn.jpg', 'late.jpg', 'late.jpg'])
  uploadQueue.remove(() => true)
})
