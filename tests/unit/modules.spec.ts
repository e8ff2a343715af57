import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { modules } from '#generated/modules'
import { declaredModules } from '#start/declared_modules'
import { modulesPage } from '#app/core/contributions/modules_page'
import { filesIn, linesWith, ROOT, textOf } from '#tests/helpers/source_files'

const folders = readdirSync(join(ROOT, 'app'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
const files = filesIn('app', '.ts').filter((path) => !path.endsWith('.spec.ts'))
const snake = (camel: string) => camel.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

test.group('Declarations of modules', () => {
  test('exist in every folder of app', ({ assert }) => {
    assert.sameMembers(Object.keys(modules).map(snake), folders)
  })

  test('come with the highest modules first, which hear first of what happens', ({ assert }) => {
    const tiers: string[][] = JSON.parse(textOf('app/tiers.json'))
    const heights = Object.keys(modules).map((name) => tiers.findIndex((names) => names.includes(snake(name))))
    assert.deepEqual(
      heights,
      heights.toSorted((a, b) => b - a)
    )
  })

  test('are the only way into a registry', ({ assert }) => {
    const registries = files.flatMap((path) =>
      Array.from(textOf(path).matchAll(/^export const (\w+) = new Registry\b/gm), ([, name]) => name!)
    )
    assert.isNotEmpty(registries)
    const adding = linesWith(files, new RegExp(`\\b(${registries.join('|')})\\.add\\(`))
    assert.deepEqual(adding, linesWith(['app/core/api/endpoint.ts'], /endpoints\.add\(/))
  })

  test('are imported by no other file', ({ assert }) => {
    assert.isEmpty(linesWith(files, /from '#app\/\w+\/module'/))
  })

  test('need no import for its effect', ({ assert }) => {
    assert.isEmpty(linesWith(files, /^import '(#app|\.)/))
  })

  test('are shown on a page of the documentation that is up to date', async ({ assert }) => {
    assert.equal(textOf('docs/contributions.md'), await modulesPage(declaredModules), 'run node ace docs:modules')
  })
})
