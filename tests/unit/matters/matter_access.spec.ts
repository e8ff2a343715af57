import { test } from '@japa/runner'
import { filesIn, linesWith } from '#tests/helpers/source_files'

/** What reads matters of a firm without asking who looks, and why that shows nobody what they may not see. */
const WITHOUT_VIEWER = [
  // The rows were loaded through it before; here they are only held.
  'app/matters/queries/lock_matter.ts',
  // Whether a firm has any matter at all, for its first steps: nothing of a matter is read.
  'app/onboarding/queries/has_matters.ts',
  'app/onboarding/queries/first_steps.ts',
]

test.group('Access to matters in code', () => {
  test('goes through the viewer in every page and list', ({ assert }) => {
    const files = [
      ...filesIn('app', '_controller.ts'),
      ...filesIn('app', '.ts').filter((path) => path.includes('/queries/')),
    ]
    const shown = files.filter((path) => !path.startsWith('app/backoffice/') && !WITHOUT_VIEWER.includes(path))
    assert.isNotEmpty(shown)
    assert.deepEqual(linesWith(shown, /\bMatter\.(in|findIn|query|find|findOrFail|all)\(/), [])
  })
})
