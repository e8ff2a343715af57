import '#tests/helpers/client_modules'
import { test } from '@japa/runner'

const { areDraftsKept, draftsWritten, dropDraft, saveDraft, onDraftsKept, readDraft, storedIds } =
  await import('../../../inertia/components/forms/drafts/draft_store.js')

const SECRET = Buffer.alloc(32, 7).toString('base64')
const draft = { at: Date.now(), shape: 'a:string', values: { a: 'hola' } }

/** As much of the browser's database as drafts need; it fails as often as it is told. */
function fakeDatabase(failures: number) {
  const rows = new Map<string, { id: string }>()
  const soon = (act: () => void) => queueMicrotask(act)
  const transaction = () => {
    const made = {
      oncomplete: () => undefined,
      objectStore: () => ({
        getAllKeys: () => ({ result: [...rows.keys()] }),
        get: (id: string) => ({ result: rows.get(id) }),
        put: (row: { id: string }) => ({ result: rows.set(row.id, row) }),
        delete: (id: string) => ({ result: rows.delete(id) }),
      }),
    }
    setImmediate(() => made.oncomplete())
    return made
  }
  const open = () => {
    const request = {
      result: { transaction },
      error: new Error('broken'),
      onsuccess() {},
      onerror() {},
    }
    soon(() => (failures-- > 0 ? request.onerror() : request.onsuccess()))
    return request
  }
  return { rows, indexedDB: { open } }
}

test.group('Store of drafts', (group) => {
  group.each.teardown(() => void Reflect.deleteProperty(globalThis, 'indexedDB'))

  test('says that nothing is kept while the database fails, and keeps again once it works', async ({ assert }) => {
    const changes: boolean[] = []
    const told: boolean[] = []
    const stop = onDraftsKept(() => changes.push(areDraftsKept()))
    Object.assign(globalThis, fakeDatabase(2))
    saveDraft('1', SECRET, draft, (isKept) => told.push(isKept))
    await draftsWritten()
    assert.isFalse(areDraftsKept())
    assert.deepEqual(await storedIds(), [])
    saveDraft('1', SECRET, draft, (isKept) => told.push(isKept))
    await draftsWritten()
    assert.deepEqual(
      [changes, told],
      [
        [false, true],
        [false, true],
      ]
    )
    assert.deepEqual(await readDraft('1', SECRET), draft)
    assert.deepEqual(await storedIds(), ['1'])
    dropDraft('1')
    assert.deepEqual(await storedIds(), [])
    assert.isNull(await readDraft('1', SECRET))
    stop()
  })
})
