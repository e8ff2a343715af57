import '#tests/helpers/client_modules'
import { test } from '@japa/runner'
import { EDITABLE as CLIENT_EDITABLE } from '#app/clients/domain/client_fields'
import { CLIENT_TEXT_KEYS, CLIENT_TEXTS, type ClientText } from '#app/clients/domain/fields'
import { catalogue, LANGUAGES } from '#app/core/messages/catalogue'
import { MATTER_TEXT_KEYS } from '#app/matters/domain/fields'
import { EDITABLE as MATTER_EDITABLE } from '#app/matters/domain/matter_fields'
import { guessMapping } from '#app/transfers/import/guess_mapping'
import { fieldName, importFields } from '#app/transfers/records/subjects'
import { EXPORT_COLUMNS } from '#app/transfers/spreadsheets/record_columns'

const { plainTexts, textsOnPage } = await import('../../../inertia/features/clients/form/client_texts.js')
const { PLAIN_MATTER_TEXTS } = await import('../../../inertia/features/matters/matter_texts.js')
const { GROUPS } = await import('../../../inertia/features/clients/merge_fields.js')

const SECTIONS = ['name', 'identity', 'contact', 'address', 'notes'] as const
const SUBJECTS = [
  { subject: 'clients', texts: CLIENT_TEXT_KEYS as string[], editable: CLIENT_EDITABLE as string[] },
  { subject: 'matters', texts: MATTER_TEXT_KEYS as string[], editable: MATTER_EDITABLE as string[] },
] as const

for (const { subject, texts, editable } of SUBJECTS)
  test.group(`Texts of ${subject}`, () => {
    test('have a label in every language', ({ assert }) => {
      for (const language of LANGUAGES)
        for (const key of texts) assert.isTrue(`${subject}.field.${key}` in catalogue(language), `${language}: ${key}`)
    })

    test('are recorded in the history when they change', ({ assert }) => {
      assert.includeMembers(editable, texts)
    })

    test('leave in an export under a name that an import knows', ({ assert }) => {
      assert.includeMembers(EXPORT_COLUMNS[subject], texts)
      for (const language of LANGUAGES) {
        const headings = texts.map((key) => fieldName(subject, { key }, language))
        const cells = headings.map(() => ['algo'])
        assert.notIncludeMembers(
          headings,
          texts.map((key) => `${subject}.field.${key}`)
        )
        assert.deepEqual(
          guessMapping({ subject, fields: importFields(subject) }, headings, cells, new Map()),
          texts,
          language
        )
      }
    })
  })

test.group('Texts of the form of a client', () => {
  test('are each in one section, once', ({ assert }) => {
    assert.sameMembers(SECTIONS.flatMap(textsOnPage), CLIENT_TEXT_KEYS)
    for (const section of SECTIONS)
      assert.isTrue(textsOnPage(section).every((key) => CLIENT_TEXTS[key].section === section))
  })

  test('have rules of one plain line unless a component draws them', ({ assert }) => {
    for (const key of SECTIONS.flatMap(plainTexts))
      assert.isTrue((CLIENT_TEXTS[key] as ClientText).isPlain, `${key} needs a component or isPlain`)
  })

  test('stay or go in a merge as part of one group, but for the notes, which both keep', ({ assert }) => {
    const merged = [...GROUPS.values()].flat() as string[]
    assert.sameMembers(
      merged.filter((name) => (CLIENT_TEXT_KEYS as string[]).includes(name)),
      CLIENT_TEXT_KEYS.filter((key) => key !== 'notes')
    )
  })
})

test.group('Plain texts of the form of a matter', () => {
  test('have a hint in every language', ({ assert }) => {
    for (const language of LANGUAGES)
      for (const key of PLAIN_MATTER_TEXTS)
        assert.isTrue(`matters.field.${key}_hint` in catalogue(language), `${language}: ${key}`)
  })
})
