import { randomInt } from 'node:crypto'
import { secretIn } from '@tahanan/catalog/session/totp.fixture.ts'
import { totpCode, totpStep } from '@tahanan/catalog/session/totp.ts'
import { staffSite } from '@tahanan/web/browser/running-systems.fixture.ts'
import { startMailServer, type TestMailServer, textOf } from '@tahanan/workers/mail/mail-server.fixture.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { problemsIn } from '@tahanan/admin-web/browser/axe.fixture.ts'
import { openStaffBrowser, type StaffBrowser } from '@tahanan/admin-web/browser/staff-page.fixture.ts'
import { watchConsole } from '@tahanan/admin-web/browser/watch-console.fixture.ts'

const FIRST_PASSWORD = 'a password of many words'
const NEXT_PASSWORD = 'another password of many words'

let staff: StaffBrowser
let server: TestMailServer

beforeAll(async () => {
  server = await startMailServer({ port: staffSite().smtpPort })
  staff = await openStaffBrowser()
})
afterAll(async () => {
  await server.close()
  await staff.close()
})

/** The path of the link in the newest mail to an address, which has this subject. */
async function linkTo(address: string, subject: string): Promise<string> {
  const mails = () => server.mails.filter(({ recipients }) => recipients.includes(address)).map(textOf)
  await expect.poll(() => mails().some((text) => text.includes(subject))).toBe(true)
  const text = mails().findLast((one) => one.includes(subject)) ?? ''
  return /https?:\/\/[^/\s]+(\/set-password#[\w-]{43})/.exec(text)?.[1] ?? ''
}

async function choosePassword(page: Page, link: string, password: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel(/^New password(?! again)/).fill(password)
  await page.getByLabel('New password again').fill(password)
  await page.getByRole('button', { name: 'Set password' }).click()
  await page.getByRole('heading', { name: 'Your password is set' }).waitFor()
}

async function enter(page: Page, password: string): Promise<void> {
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code').fill(code)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('invited by mail, signed in, secured by a second factor in dialogs that axe finds nothing in, and back in after the password was forgotten', async () => {
  const address = `ines.${randomInt(1e9)}@example.ph`
  const admin = await staff.openSignedIn()
  await admin.goto('/dashboard/accounts')
  await admin.getByRole('button', { name: 'Invite', exact: true }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Ines Imbitado')
  await dialog.getByLabel('E-mail').fill('ines')
  await dialog.getByRole('button', { name: 'Invite' }).click()
  await dialog.getByText('E-mail must be valid').waitFor()
  await dialog.getByLabel('E-mail').fill(address)
  await dialog.getByRole('button', { name: 'Invite' }).click()
  await admin.getByText(`on its way to ${address}`).waitFor()
  await admin.getByRole('row').filter({ hasText: address }).getByText('Invited').waitFor()

  const page = await staff.open()
  const watched = watchConsole(page)
  const invitation = await linkTo(address, 'You are invited')
  await choosePassword(page, invitation, FIRST_PASSWORD)
  await enter(page, FIRST_PASSWORD)
  await page.waitForURL('**/dashboard/developers')

  await page.getByRole('link', { name: 'Your account' }).click()
  await page.getByText('This one').waitFor()
  await page.getByRole('button', { name: 'Turn on' }).click()
  const steps = page.getByRole('dialog')
  await steps.getByLabel('Current password').fill(FIRST_PASSWORD)
  await steps.getByRole('button', { name: 'Next' }).click()
  await steps.getByRole('img', { name: 'QR code' }).waitFor()
  const shown = await steps.getByText(/^(?:[A-Z2-7]{4} ?){8}$/).textContent()
  const secret = secretIn((shown ?? '').replaceAll(' ', ''))
  const nothingFound = async () => expect(await problemsIn(page, 'dialog[open]')).toEqual([])
  await nothingFound()
  const codeIn = (moreSteps: number) => totpCode(secret, totpStep(new Date()) + moreSteps)
  await steps.getByRole('textbox', { name: 'Code' }).fill(codeIn(0))
  await steps.getByRole('button', { name: 'Turn on' }).click()
  const keptCodes = async (): Promise<string[]> => {
    const codes = await steps.getByText(/^\w{5}-\w{5}-\w{5}/).textContent()
    await steps.getByRole('button', { name: 'Close' }).click()
    await steps.getByRole('alert').waitFor()
    await nothingFound()
    await steps.getByRole('button', { name: 'I have kept them' }).click()
    await page.getByText('Recovery codes left: 10 of 10.').waitFor()
    return (codes ?? '').split('\n')
  }
  const [firstCode = ''] = await keptCodes()
  await page.getByRole('button', { name: 'Turn off' }).click()
  await steps.getByRole('button', { name: 'Turn off' }).waitFor()
  await nothingFound()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'New recovery codes' }).click()
  await steps.getByLabel('Current password').fill(FIRST_PASSWORD)
  await steps.getByRole('textbox', { name: 'Code' }).fill('000000')
  await steps.getByRole('button', { name: 'Make new codes' }).click()
  await steps.getByText('This is not the code of now, or it was used.').waitFor()
  await nothingFound()
  await steps.getByRole('textbox', { name: 'Code' }).fill(firstCode)
  await steps.getByRole('button', { name: 'Make new codes' }).click()
  const [recoveryCode = ''] = await keptCodes()

  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/login')
  await page.getByLabel('Username').fill(address)
  await enter(page, FIRST_PASSWORD)
  await enterCode(page, '000000')
  await page.getByText('This is not the code of now').waitFor()
  await enterCode(page, codeIn(1))
  await page.waitForURL('**/dashboard/developers')

  const other = await staff.open()
  await other.goto('/login')
  await other.getByRole('link', { name: 'Forgot your password?' }).click()
  await other.getByLabel('E-mail').fill(address)
  await other.getByRole('button', { name: 'Send me a link' }).click()
  await other.getByText('a mail with a link is on its way').waitFor()
  await choosePassword(other, await linkTo(address, 'Set a new password'), NEXT_PASSWORD)
  await enter(other, NEXT_PASSWORD)
  await enterCode(other, recoveryCode)
  await other.waitForURL('**/dashboard/developers')
  // A new password ends what was begun with the one before, wherever that is, and the screen hears of it.
  await page.getByText('Session expired, sign in.').first().waitFor()
  expect(await linkTo(address, 'Your password was changed')).toBe('')
  await other.goto('/')
  await other.goto(invitation)
  await other.getByRole('heading', { name: 'This link does not work any more' }).waitFor()
  expect(watched.problems.filter((problem) => !/40[01]/.test(problem))).toEqual([])
})

test('an administrator makes a link, signs somebody out and withdraws an invitation', async () => {
  const address = `wilma.${randomInt(1e9)}@example.ph`
  const admin = await staff.openSignedIn()
  await admin.goto(`/dashboard/accounts?q=${address}`)
  await admin.getByRole('button', { name: 'Invite', exact: true }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Wilma Wala')
  await dialog.getByLabel('E-mail').fill(address)
  await dialog.getByRole('button', { name: 'Invite' }).click()
  const page = await staff.open()
  await choosePassword(page, await linkTo(address, 'You are invited'), FIRST_PASSWORD)
  await enter(page, FIRST_PASSWORD)
  await page.waitForURL('**/dashboard/developers')

  await admin.reload()
  await admin.getByRole('button', { name: 'Sign-in Wilma Wala' }).click()
  await dialog.getByRole('button', { name: 'Make a link' }).click()
  const link = /\/set-password#[\w-]{43}/.exec((await dialog.getByText('/set-password#').textContent()) ?? '')?.[0]
  await dialog.getByRole('button', { name: 'End all sessions' }).click()
  await dialog.getByText('Wilma Wala is signed out everywhere.').waitFor()
  await page.getByText('Session expired, sign in.').first().waitFor()
  await choosePassword(await staff.open(), link ?? '', NEXT_PASSWORD)

  await admin.goto('/dashboard/accounts')
  await admin.getByRole('button', { name: 'Invite', exact: true }).click()
  await dialog.getByLabel('Name').fill('Nonoy Nawala')
  await dialog.getByLabel('E-mail').fill(`nonoy.${address}`)
  await dialog.getByRole('button', { name: 'Invite' }).click()
  await admin.getByRole('button', { name: 'Withdraw Nonoy Nawala' }).click()
  await dialog.getByRole('button', { name: 'Yes' }).click()
  await dialog.waitFor({ state: 'detached' })
  const withdrawn = await staff.open()
  await withdrawn.goto(await linkTo(`nonoy.${address}`, 'You are invited'))
  const dead = withdrawn.getByRole('heading', { name: 'This link does not work any more' })
  await expect.poll(() => dead.count()).toBe(1)
})
