import type { Page } from 'playwright'

/** Chooses an option of a field that opens a list; both by how their names begin. */
export async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${field}`) }).click()
  await page.getByRole('option', { name: new RegExp(`^${option}`) }).click()
}
