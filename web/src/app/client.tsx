import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { BASE, ownPath } from '../message/language.ts'
import { readPageData } from '../page/page-data.ts'
import { App } from './app.tsx'
import { findPage } from './find-page.ts'
import './site.css'

/* Takes over the page that the server rendered, once the page's own code is there. */
const root = document.getElementById('root')
const { answers, problems, settings } = readPageData(document)
const { page } = findPage(ownPath(location.pathname), new URLSearchParams(location.search))

void page.preload().then(() => {
  if (root === null) return
  hydrateRoot(
    root,
    <BrowserRouter basename={BASE}>
      <App initial={{ answers, problems: new Map(problems) }} settings={settings} />
    </BrowserRouter>,
  )
})
