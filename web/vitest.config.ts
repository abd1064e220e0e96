import { defineConfig } from 'vite'
import { compileMessages } from './build/compile-messages.ts'

/** What tests of the site's modules need of its build: its words, in English. */
export default defineConfig({ plugins: [compileMessages('en')] })
