import { test } from '@japa/runner'
import { filesIn, linesWith } from '#tests/helpers/source_files'

test.group('New installation', () => {
  test('has no account, since no migration creates one', ({ assert }) => {
    const migrations = filesIn('database/migrations', '.ts')
    assert.isNotEmpty(migrations)
    assert.isEmpty(
      linesWith(
        migrations,
        /(insert into|into\(|\.table\(|from\()\s*['"`]?(users|members|sessions|tokens|token_families|registrations)\b/i
      )
    )
  })
})
