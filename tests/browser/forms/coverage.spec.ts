import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { ELSEWHERE, journeys } from './all.js'

const ROOT = app.makePath('inertia')
/** The parts of pages, by key, as they are written from the modules' declarations. */
const GENERATED = { specifier: '@generated/parts', file: app.makePath('.adonisjs/client/parts.ts') }
/** What makes a module one in which something is filled in and sent, or written at length. */
const FORM =
  /<(Security)?Form[\s>]|<(Form|Deadline)Dialog[\s>]|<EditDrawer[\s>]|<form[\s>]|useKeptState\(|<NoteEditor\b|<TextArea\b(?![^>]*\.field\()/
/** Parts of which forms are made. */
const PARTS = /^components\//

const namesIn = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map(({ parentPath, name }) => relative(ROOT, join(parentPath, name)))

const files = new Set(namesIn('.'))

/** The modules that a pattern of `import.meta.glob` names. */
function matching(pattern: string): string[] {
  const source = pattern
    .replaceAll('.', '\\.')
    .replaceAll('*', '[^/]*')
    .replaceAll(/\{([^}]*)\}/g, '($1)')
  const expression = new RegExp(`^${source.replaceAll(',', '|')}$`)
  return [...files].filter((file) => expression.test(file))
}

/** The modules that one imports, at once or when they are needed. */
function importsOf(file: string, source: string): string[] {
  const text = source.includes(GENERATED.specifier) ? source + readFileSync(GENERATED.file, 'utf8') : source
  const named = [...text.matchAll(/(?:from|import\()\s*'(~?\.{0,2}\/[^']+)'/g)].map(([, path]) => path!)
  const patterns = [...text.matchAll(/import\.meta\.glob(?:<[^(]*>)?\('([^']+)'/g)].map(([, path]) => path!)
  const single = named.flatMap((path) => {
    const plain = path.startsWith('~/') ? path.slice(2) : join(file, '..', path)
    return [`${plain}.tsx`, `${plain}.ts`, `${plain}/index.tsx`].filter((one) => files.has(one))
  })
  return [...single, ...patterns.flatMap((path) => matching(join(file, '..', path)))]
}

/** Modules with forms that can be reached from the pages of the routes and their frames. */
function reachedForms(): string[] {
  const waiting = [...namesIn('pages'), ...namesIn('layouts')]
  const seen = new Set(waiting)
  const found: string[] = []
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const text = readFileSync(join(ROOT, file), 'utf8')
    if (FORM.test(text) && !PARTS.test(file)) found.push(file.replace(/\.tsx?$/, ''))
    for (const next of importsOf(file, text)) {
      if (seen.has(next)) continue
      seen.add(next)
      waiting.push(next)
    }
  }
  return found.sort()
}

test.group('Journeys of forms', () => {
  test('walk every form that a page of a route has, or state why not', ({ assert }) => {
    const walked = new Set(journeys.map(({ form }) => form))
    const known = [...walked, ...Object.keys(ELSEWHERE)]
    const reached = reachedForms()
    assert.deepEqual(
      reached.filter((form) => !known.includes(form)),
      [],
      'forms that no journey walks'
    )
    assert.deepEqual(
      known.filter((form) => !reached.includes(form)),
      [],
      'no forms, or on no page'
    )
    assert.isEmpty(Object.keys(ELSEWHERE).filter((form) => walked.has(form)))
  })
})
