import '#tests/helpers/client_modules'
import { test } from '@japa/runner'

const { placeOf } = await import('../../../inertia/components/forms/drafts/use_place.js')
const { isDraftOf } = await import('../../../inertia/components/forms/drafts/use_page_drafts.js')
const { removePlainNotes } = await import('../../../inertia/features/notes/plain_notes.js')

type Identity = NonNullable<Parameters<typeof placeOf>[0]>
const identityOf = (id: number, workspaceId: number, draftKey: string | null) =>
  ({ id, workspace: { id: workspaceId }, draftKey }) as Identity

test.group('Place of a draft', () => {
  test('differs by person and by firm', ({ assert }) => {
    const places = [identityOf(7, 1, 'x'), identityOf(8, 1, 'y'), identityOf(7, 2, 'x')]
    const ids = places.map((identity) => placeOf(identity, 'notes', '12.new')!.id)
    assert.deepEqual(ids, ['7 1 notes 12.new', '8 1 notes 12.new', '7 2 notes 12.new'])
  })

  test('is missing without a person and without a key', ({ assert }) => {
    assert.isNull(placeOf(undefined, 'notes', '12.new'))
    assert.isNull(placeOf(identityOf(7, 1, null), 'notes', '12.new'))
  })
})

test.group('Drafts of a page', () => {
  test('are those of its forms and of notes of its matter, by person and firm', ({ assert }) => {
    const path = '/law-firm/files/file-overview/12'
    const ids = [
      ...['7 1 /law-firm/files/file-overview/12 put /x', '7 1 notes 12.new', '7 1 notes 12.note.3'],
      ...['7 1 /law-firm/files/file-overview/1 put /x', '7 1 notes 1.new', '7 2 notes 12.new'],
      ...['8 1 /law-firm/files/file-overview/12 put /x', '7 1 /law-firm/files/file-overview/123 put /x'],
    ]
    assert.deepEqual(
      ids.filter((id) => isDraftOf(id, '7 1', path)),
      ids.slice(0, 3)
    )
  })
})

test.group('Plain drafts of notes', () => {
  test('are removed, and nothing else is', ({ assert }) => {
    const kept = new Map([
      ['foja.note.12.new', '<p>a</p>'],
      ['foja.rail', 'open'],
      ['foja.note.12.note.3', '<p>b</p>'],
    ])
    const storage = {
      get length() {
        return kept.size
      },
      key: (at: number) => [...kept.keys()][at] ?? null,
      removeItem: (name: string) => void kept.delete(name),
    }
    removePlainNotes(storage as Storage)
    assert.deepEqual([...kept.keys()], ['foja.rail'])
  })
})
