import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { test } from '@japa/runner'
import {
  clientModules,
  libraryModules,
  publicModules,
  readCatalogue,
  modules,
  root,
} from '../../../inertia/i18n/compile.mjs'

const client = join(root, '..')
const idsOf = (kept: string[]) =>
  Object.keys(readCatalogue('es', { without: modules().filter((name) => !kept.includes(name)) }))
/** The ids of some modules, and those of all others. */
const dividedBy = (kept: string[]) => ({
  known: idsOf(kept),
  others: idsOf(clientModules().filter((name) => !kept.includes(name))),
})
const OF_SIGN_IN = dividedBy([...publicModules])
const OF_LIBRARY = dividedBy([...publicModules, ...libraryModules])

const pagesIn = (folders: string[]) =>
  folders.flatMap((folder) =>
    readdirSync(join(client, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => join(client, folder, file))
  )
const pages = pagesIn(['pages/security', 'pages/errors'])
const publicFrame = join(client, 'layouts/in_public_frame.tsx')
const frame = ['app.tsx', 'layouts/layout_of.tsx'].map((file) => join(client, file))

/** Loaded only for the pages that are not public. */
const BEHIND = ['layouts/main_layout.tsx', 'layouts/public_layout.tsx']

function found(specifier: string, from: string): string | null {
  const path = specifier.startsWith('~/') ? join(client, specifier.slice(2)) : join(dirname(from), specifier)
  for (const ending of ['', '.ts', '.tsx']) {
    try {
      readFileSync(path + ending)
      return path + ending
    } catch {
      continue
    }
  }
  return null
}

/** The modules of the client that a file loads, at once or later; types are none. */
function importsOf(path: string): string[] {
  const source = readFileSync(path, 'utf8').replaceAll(/import type [^'"]+['"][^'"]+['"]/g, '')
  const named = [...source.matchAll(/(?:from|import\(|import) ?['"]((?:~\/|\.\.?\/)[^'"]+)['"]/g)]
  return named.map(([, specifier]) => found(specifier!, path)).filter((file) => file !== null)
}

function reachable(from: string[], behind = BEHIND): string[] {
  const seen = new Set<string>()
  const visit = (path: string) => {
    if (seen.has(path) || !/\.tsx?$/.test(path) || behind.includes(relative(client, path))) return
    seen.add(path)
    importsOf(path).forEach(visit)
  }
  from.forEach(visit)
  return [...seen]
}

/** Ids of messages in a source that the catalogues of some modules lack; of a template, what stands before its first value. */
function privateIdsIn(source: string, { known, others } = OF_SIGN_IN): string[] {
  const texts = [...source.matchAll(/'([a-z_]+\.[\w.-]+)'|"([a-z_]+\.[\w.-]+)"/g)].map((match) => match[1] ?? match[2]!)
  const begun = [...source.matchAll(/`([a-z_]+\.[\w.]*)\$\{/g)].map((match) => match[1]!)
  const isPublic = (start: string) => known.some((id) => id.startsWith(start))
  return [
    ...texts.filter((id) => others.includes(id)),
    ...begun.filter((start) => others.some((id) => id.startsWith(start)) && !isPublic(start)),
  ]
}

/** Loaded only by the pages behind sign-in, though what the public pages load names them. */
const BEHIND_SIGN_IN = ['layouts/main_layout.tsx']

test.group('Public library page messages', () => {
  test('come only from the catalogues of the library, including everything the pages load', ({ assert }) => {
    const files = reachable([...pagesIn(['pages/public']), publicFrame], BEHIND_SIGN_IN)
    const wrong = files.flatMap((path) =>
      privateIdsIn(readFileSync(path, 'utf8'), OF_LIBRARY).map((id) => `${relative(client, path)}: ${id}`)
    )
    assert.include(files, join(client, 'layouts/public_layout.tsx'))
    assert.deepEqual(
      wrong,
      [],
      'these pages load only `publicModules` and `libraryModules` of inertia/i18n/compile.mjs'
    )
  })
})

test.group('Sign-in and error page messages', () => {
  test('come only from the public catalogues, including everything the pages load', ({ assert }) => {
    const wrong = reachable([...pages, ...frame]).flatMap((path) =>
      privateIdsIn(readFileSync(path, 'utf8')).map((id) => `${relative(client, path)}: ${id}`)
    )
    assert.deepEqual(wrong, [], 'these pages load only the modules in `publicModules` of inertia/i18n/compile.mjs')
  })

  test('are checked with everything the pages load', ({ assert }) => {
    const files = reachable([...pages, ...frame]).map((path) => relative(client, path))
    assert.includeMembers(files, [
      'pages/security/login.tsx',
      'pages/errors/not_found.tsx',
      'layouts/shell.tsx',
      'features/shell/notices.tsx',
      'components/overlays/dialog.tsx',
    ])
    assert.notInclude(files, 'features/shell/sidebar.tsx')
  })

  test('are detected by full id and by prefix', ({ assert }) => {
    assert.deepEqual(
      privateIdsIn(`t('matters.title'); t('common.save'); t(\`settings.area.\${x}\`); t(\`errors.\${code}\`)`),
      [...OF_SIGN_IN.others.filter((id) => id === 'matters.title'), 'settings.area.']
    )
    assert.include(privateIdsIn(`t("${OF_SIGN_IN.others[0]}")`), OF_SIGN_IN.others[0])
  })

  test('come from existing modules', ({ assert }) => {
    assert.includeMembers(clientModules(), [...publicModules, ...libraryModules])
  })
})
