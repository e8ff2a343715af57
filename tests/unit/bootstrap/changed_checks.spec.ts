import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from '@japa/runner'
import { checksOf } from '../../../bin/bootstrap/changed/index.mjs'
import { HOLE, scan } from '../../../bin/bootstrap/changed/scan.mjs'

test.group('Lint, format and type checks of changed files', (group) => {
  let root = ''
  group.each.setup(() => {
    root = mkdtempSync(join(tmpdir(), 'foja-checks-'))
    return () => rmSync(root, { recursive: true, force: true })
  })

  /** What is asked when these files have changed, all of which are there. */
  function asked(...changed: string[]) {
    for (const file of changed) {
      mkdirSync(dirname(join(root, file)), { recursive: true })
      writeFileSync(join(root, file), '')
    }
    return checksOf(root, changed)
  }

  test('cover the changed files only', ({ assert }) => {
    assert.deepEqual(asked('app/cases/queries/list.ts', 'docs/testing.md', 'inertia/css/app.css'), {
      lint: ['app/cases/queries/list.ts'],
      format: ['app/cases/queries/list.ts', 'docs/testing.md', 'inertia/css/app.css'],
      types: ['server', 'client'],
    })
  })

  test('skip a deleted file, but check the types of its users', ({ assert }) => {
    assert.deepEqual(checksOf(root, ['app/cases/gone.ts']), { lint: [], format: [], types: ['server', 'client'] })
  })

  test('cover everything after a change of a model, the rules or the packages', ({ assert }) => {
    assert.equal(asked('app/cases/models/case.ts').lint, 'all')
    assert.equal(asked('eslint.config.js').lint, 'all')
    assert.deepEqual([asked('package-lock.json').lint, asked('package.json').format], ['all', 'all'])
    assert.equal(asked('prettier.config.js').format, 'all')
  })

  test('check the types of the project that includes the file', ({ assert }) => {
    assert.deepEqual(asked('inertia/pages/cases.tsx').types, ['client'])
    assert.deepEqual(asked('tests/unit/cases.spec.ts').types, ['client'])
    assert.deepEqual(asked('tests/functional/cases.spec.ts').types, ['server'])
    assert.deepEqual(asked('tests/helpers/people.ts').types, ['server', 'client'])
    assert.deepEqual(asked('inertia/tsconfig.json').types, ['client'])
    assert.deepEqual(asked('docs/testing.md').types, [])
  })
})

test.group('Source file scanner', () => {
  const importsOf = (source: string) =>
    scan(source).imports.map(({ from, names, isType }) => [from, names && Object.fromEntries(names), isType])
  const textsOf = (source: string) => scan(source).literals.map(({ text }) => text)

  test('reads imports with their names and separates type imports', ({ assert }) => {
    const source = `import './a.js'
import type { A } from './b.js'
import { type B } from './c.js'
import D, { type E, f as g } from './d.js'
import * as all from './e.js'
export { h } from './f.js'
export const i = './no.js'
import {
  j,
  k,
} from './g.js'`
    assert.deepEqual(importsOf(source), [
      ['./a.js', null, false],
      ['./b.js', { A: 'A' }, true],
      ['./c.js', {}, true],
      ['./d.js', { D: 'default', g: 'f' }, false],
      ['./e.js', null, false],
      ['./f.js', { h: 'h' }, false],
      ['./g.js', { j: 'j', k: 'k' }, false],
    ])
  })

  test('finds no strings in comments and regular expressions, even beside divisions and quotes', ({ assert }) => {
    const source = `// 'one'
/* "two" */ const a = 4 / 2 / 'three'.length
const b = /['"]/.test('four') && c.replace(/[/'"]+/g, "five")
return /'six'/`
    assert.deepEqual(textsOf(source), ['three', 'four', 'five'])
    assert.deepEqual(scan(source).patterns, [`['"]`, `[/'"]+`, `'six'`])
  })

  test('reads a template as one string with gaps, and the strings inside the gaps', ({ assert }) => {
    assert.deepEqual(textsOf("x(`/files/${a ? `in/${b}` : 'out'}/end`, { c: '}' })"), [
      `/files/${HOLE}/end`,
      `in/${HOLE}`,
      'out',
      '}',
    ])
  })

  test('does not take an apostrophe in page text for an opening quote', ({ assert }) => {
    assert.deepEqual(textsOf(`<p>it's</p>\n<a href="/files" />\nimport('./more')`), ['/files', './more'])
  })
})
