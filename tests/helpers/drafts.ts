import type { Page } from 'playwright'
import { until } from './until.js'

/** What the browser of a page keeps of forms that were not sent, as it lies on the device. */
export function keptDrafts(page: Page): Promise<{ id: string; bytes: string }[]> {
  return page.evaluate(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('foja', 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore('drafts', { keyPath: 'id' })
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const asking = opening.result.transaction('drafts').objectStore('drafts').getAll()
      asking.onsuccess = () => {
        opening.result.close()
        resolve(asking.result.map(({ id, content }) => ({ id, bytes: new TextDecoder('latin1').decode(content) })))
      }
    }
  })`)
}

/** Waits until that many drafts are kept. */
export async function untilKept(page: Page, count: number): Promise<void> {
  await until(async () => (await keptDrafts(page)).length === count, `${count} kept drafts`)
}
