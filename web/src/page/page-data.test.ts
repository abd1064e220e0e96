import { expect, test } from 'vitest'
import { pageData } from './page-data.ts'

const plan = { name: 'search', address: '/search', reads: [] }
const settings = {
  origin: 'http://localhost',
  strictSpec: false,
  publicLeads: true,
  alerts: true,
  pagIbigCeilingPesos: 6_000_000,
}

test('nothing in an answer can end the element, and the browser reads what the API said', () => {
  const answer = { name: '</script><script>alert(1)</script><!--\u2028' }
  const answers = new Map([['/api/listing/?q="</script>', JSON.stringify(answer)]])
  const problems = new Map([['/api/developer/', { status: 503, code: 'unavailable', detail: '<b>Later</b>' }]])
  const text = pageData({ plan, answers, problems }, settings)
  expect(text).not.toMatch(/[<\u2028]/)
  expect(JSON.parse(text)).toEqual({
    answers: { '/api/listing/?q="</script>': answer },
    problems: [['/api/developer/', { status: 503, code: 'unavailable', detail: '<b>Later</b>' }]],
    settings,
  })
})
