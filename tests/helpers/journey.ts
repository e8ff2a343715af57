import { existsSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import type { Assert } from '@japa/assert'
import app from '@adonisjs/core/services/app'
import type { BrowserContext, Page } from 'playwright'
import type { DemoPerson } from '#app/backoffice/demo/demo_people'
import { credentialsOf } from './demo.js'

/** Opens a page on which anything that the browser complains about (errors, blocked scripts and styles) fails the test. */
export async function openPage(context: BrowserContext, assert: Assert): Promise<Page> {
  if (!existsSync(app.publicPath('assets/.vite/manifest.json')))
    throw new Error('The client is not built: run `npx vite build`.')
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  const close = page.close.bind(page)
  page.close = async (options) => {
    assert.deepEqual(complaints, [], 'the browser complained')
    return close(options)
  }
  return page
}

/** Signs a person of the demo in through the form. */
export async function signInAs(page: Page, role: DemoPerson['role']): Promise<void> {
  const { email, password } = credentialsOf(role)
  await page.goto('/login')
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
}

/** WCAG 2.2 AA as far as axe can see it, in both themes. */
export async function assertAccessible(page: Page, assert: Assert): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`)
    await page.waitForTimeout(200)
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze()
    const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${theme} ${id}: ${node.target.join(' ')}`))
    assert.deepEqual(found, [])
  }
}

/** Whether the page can be read without scrolling sideways. */
export function fitsItsWidth(page: Page): Promise<boolean> {
  return page.evaluate('document.documentElement.scrollWidth <= document.documentElement.clientWidth')
}
