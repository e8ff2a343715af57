import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from '@japa/runner'
import { changedFiles, reachedSpecs } from '../../../bin/bootstrap/changed/index.mjs'

type Files = Record<string, string>

/** A folder with these files, removed after the test. */
function folderOf(files: Files, cleanup: (action: () => void) => void): string {
  const root = mkdtempSync(join(tmpdir(), 'foja-changed-'))
  cleanup(() => rmSync(root, { recursive: true, force: true }))
  write(root, files)
  return root
}

function write(root: string, files: Files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}

const git = (root: string, ...args: string[]) =>
  execFileSync('git', ['-C', root, '-c', 'user.name=Prueba', '-c', 'user.email=prueba@ejemplo.test', ...args], {
    encoding: 'utf8',
  })

test.group('Changed file detection', (group) => {
  let root = ''
  group.each.setup(({ context }) => {
    root = folderOf(
      { 'a.ts': 'one', 'b.ts': 'two, which is long enough to be found again', 'año.ts': 'x', '.gitignore': 'tmp/' },
      () => {}
    )
    git(root, 'init', '--quiet', '--initial-branch=main')
    git(root, 'add', '.')
    git(root, 'commit', '--quiet', '-m', 'First')
    return () => (rmSync(root, { recursive: true, force: true }), void context)
  })

  test('finds edited, staged, untracked, deleted and renamed files without a base, but no ignored ones', async ({
    assert,
  }) => {
    assert.deepEqual(await changedFiles(root), [])
    write(root, { 'a.ts': 'changed', 'new folder/c.ts': 'new', 'tmp/d.ts': 'ignored', 'staged.ts': 'new' })
    git(root, 'add', 'staged.ts')
    renameSync(join(root, 'b.ts'), join(root, 'z.ts'))
    rmSync(join(root, 'año.ts'))
    assert.deepEqual(await changedFiles(root), ['a.ts', 'año.ts', 'b.ts', 'new folder/c.ts', 'staged.ts', 'z.ts'])
  })

  test('adds commits of this branch since a base, and none made on the base later', async ({ assert }) => {
    git(root, 'checkout', '--quiet', '-b', 'work')
    write(root, { 'mine.ts': 'new' })
    git(root, 'add', '.')
    git(root, 'commit', '--quiet', '-m', 'Mine')
    git(root, 'checkout', '--quiet', 'main')
    write(root, { 'theirs.ts': 'new' })
    git(root, 'add', '.')
    git(root, 'commit', '--quiet', '-m', 'Theirs')
    git(root, 'checkout', '--quiet', 'work')
    write(root, { 'a.ts': 'changed' })
    assert.deepEqual(await changedFiles(root, 'main'), ['a.ts', 'mine.ts'])
    assert.deepEqual(await changedFiles(root), ['a.ts'])
  })

  test('rejects an unknown base, one that looks like an option and one without a common ancestor', async ({
    assert,
  }) => {
    git(root, 'checkout', '--quiet', '--orphan', 'alone')
    git(root, 'commit', '--quiet', '--allow-empty', '-m', 'Alone')
    for (const base of ['nobody', '--all', 'main']) {
      const error = await changedFiles(root, base).then(
        () => null,
        (stop) => stop
      )
      assert.deepInclude(error, { key: 'unknown-base', params: { base } })
    }
  })

  test('rejects a folder without history', async ({ assert, cleanup }) => {
    const bare = folderOf({ 'a.ts': '' }, cleanup)
    assert.equal((await changedFiles(bare).catch((stop) => stop)).key, 'no-git')
    git(bare, 'init', '--quiet')
    assert.equal((await changedFiles(bare).catch((stop) => stop)).key, 'no-git')
  })
})

/** A product of two modules as ours is built. */
const PRODUCT: Files = {
  'package.json': JSON.stringify({
    imports: {
      '#app/*': './app/*.js',
      '#tests/*': './tests/*.js',
      '#start/*': './start/*.js',
      '#generated/*': './.adonisjs/server/*.js',
      '#sources/*': './sources/*.js',
    },
  }),
  '.adonisjs/server/controllers.ts': `export const controllers = {
    cases: { Cases: () => import('#app/cases/controllers/cases_controller'), CasePins: () => import('#app/cases/controllers/case_pins_controller') },
    notes: { Notes: () => import('#app/notes/controllers/notes_controller') } }`,
  'start/kernel.ts': `export const guard = () => import('#app/shell/guard_middleware')`,
  'start/modules.ts': `import { modules } from '#generated/modules'`,
  '.adonisjs/server/modules.ts': `export const modules = { notes: { module: () => import('#app/notes/module') } }`,
  'start/providers/app_provider.ts': `import { Mailer } from '#app/core/mailer'
export default class {
  register() {
    this.app.container.singleton(Mailer, async () => {
      return new (await import('#app/core/smtp_mailer')).SmtpMailer()
    })
  }
}`,
  'start/routes/cases.ts': `import router from 'router'
import { controllers } from '#generated/controllers'
import { BASE } from '#app/cases/base'
const { Cases, CasePins } = controllers.cases
router.group(() => {
  router.get('cases', [Cases, 'index'])
  router.post('cases', [Cases, 'store']).use(guard())
  router.group(() => { router.delete('pins/:pinId', [CasePins, 'destroy']) }).prefix('cases/:id')
}).prefix('firm')
router.get(\`\${BASE}/old\`, ({ response }) => response.redirect('/firm/cases'))`,
  'start/routes/notes.ts': `import router from 'router'
import { controllers } from '#generated/controllers'
function notes(kind: string, place: string) {
  router.get(\`\${place}/notes\`, [controllers.notes.Notes, kind])
}
notes('index', 'firm')
notes('index', 'portal/:id')`,
  'app/cases/base.ts': `export const BASE = '/archive'`,
  'app/core/mailer.ts': 'export class Mailer {}',
  'app/core/smtp_mailer.ts': 'export class SmtpMailer {}',
  'app/core/outbox.ts': 'export function onOutbox() {}\nexport function putInOutbox() {}',
  'app/core/registries.ts': `export const parts = new Registry<Part>('parts')`,
  'app/shell/guard_middleware.ts': `import { rule } from '#app/core/rule'`,
  'app/core/rule.ts': 'export const rule = 1',
  'app/cases/events/case_opened.ts': 'export default class CaseOpened {}',
  'app/cases/actions/open_case.ts': `import CaseOpened from '#app/cases/events/case_opened'\nimport { Mailer } from '#app/core/mailer'\nimport { putInOutbox } from '#app/core/outbox'`,
  'app/cases/queries/list_cases.ts': `import type { Shape } from '#app/cases/shape'\nexport const listCases = () => []`,
  'app/cases/shape.ts': 'export interface Shape { id: number }',
  'app/cases/controllers/cases_controller.ts': `import { listCases } from '#app/cases/queries/list_cases'
import { parts } from '#app/core/registries'
import { OpenCase } from '../actions/open_case.js'
export default class { index() { parts.all(); return inertia.render('cases/index', { key: 'cases.title' }) } }`,
  'app/cases/controllers/case_pins_controller.ts': 'export default class {}',
  'app/notes/controllers/notes_controller.ts': `export default class { index() { return inertia.render('notes/index') } }`,
  'app/notes/module.ts': `import CaseOpened from '#app/cases/events/case_opened'
import { onOutbox } from '#app/core/outbox'
import { parts } from '#app/core/registries'
import { count } from './count.js'
import { deliver } from './deliver.js'
import { watchNames } from './names.js'
export default defineModule({
  parts: [partsOf(parts, { key: 'notes', load: count })],
  on: [reaction(CaseOpened, () => import('#app/notes/listeners/tell'))],
  connect() {
    onOutbox('note', deliver)
    watchNames()
  },
})`,
  'app/notes/count.ts': 'export const count = () => 1',
  'app/notes/deliver.ts': 'export const deliver = () => {}',
  'app/notes/names.ts': 'export function watchNames() {}',
  'app/notes/listeners/tell.ts': 'export default class {}',
  'inertia/app.tsx': `import { Frame } from '~/layouts/frame'`,
  'inertia/layouts/frame.tsx': `export const Frame = <a href="/firm/cases" />`,
  'inertia/pages_within.ts': `export const WITHIN = import.meta.glob('./pages/**/*.tsx')`,
  'inertia/pages/cases/index.tsx': `import { Row } from '~/features/cases/row'\nconst more = <a href="/firm/notes" />`,
  'inertia/pages/notes/index.tsx': `const slots = import.meta.glob('../../features/*/note_slot.tsx')`,
  'inertia/features/cases/row.tsx': `export const Row = () => <Say id="cases.row.title" />`,
  'inertia/features/cases/note_slot.tsx': 'export default 1',
  'inertia/i18n/es/cases.json': '{ "cases.title": "Asuntos", "cases.row.title": "Asunto" }',
  'inertia/i18n/en/cases.json': '{ "cases.title": "Cases", "cases.row.title": "Case" }',
  'inertia/i18n/es/notes.json': '{ "notes.title": "Notas" }',
  'sources/scjn/source.ts': 'export default {}',
  'sources/scjn/fixtures/one.html': '<p>',
  'sources/scjn/tests/source.spec.ts': `import source from '../source.js'`,
  'docs/testing.md': '# Testing',
  'tests/helpers/source_files.ts': 'export const filesIn = () => []',
  'tests/helpers/routes.ts': 'export const registeredRoutes = () => []',
  'tests/helpers/desk.ts': `export const LIST = '/firm/cases'
export const pinOf = (id: number, pin: number) => \`\${LIST}/\${id}/pins/\${pin}\`
export const NOTES = '/firm/notes'
/** Passes methods on: it names post, put and delete. */
export const session = (client) => ({ post: (path) => client.post(path), delete: (path) => client.delete(path) })`,
  'tests/unit/house_rules.spec.ts': `import { filesIn } from '#tests/helpers/source_files'`,
  'tests/unit/cases/list.spec.ts': `import { listCases } from '#app/cases/queries/list_cases'`,
  'tests/unit/cases/words.spec.ts': `read('inertia/i18n/es/cases.json')`,
  'tests/functional/cases/index.spec.ts': `import { LIST, session } from '#tests/helpers/desk'\nawait client.get(\`\${LIST}?q=1\`)`,
  'tests/functional/cases/store.spec.ts': `import { LIST } from '#tests/helpers/desk'\nawait client.post(LIST)`,
  'tests/functional/cases/pins.spec.ts': `import { pinOf } from '#tests/helpers/desk'\nawait client.delete(pinOf(1, 2))`,
  'tests/functional/cases/pieces.spec.ts': `const base = '/firm/cases'\nconst at = (part: string) => \`\${base}/1/\${part}\`\nawait client.delete(at(\`pins/\${pin}\`))`,
  'tests/functional/notes/index.spec.ts': `await client.get('/firm/notes')`,
  'tests/functional/notes/portal.spec.ts': `await client.get(\`/portal/\${id}/notes\`)`,
  'tests/functional/shell/walk.spec.ts': `import { registeredRoutes } from '#tests/helpers/routes'`,
  'tests/functional/operations/child.spec.ts': `spawn(process.execPath, [new URL('./process.ts', import.meta.url)])`,
  'tests/functional/operations/process.ts': `const { OpenCase } = await import('#app/cases/actions/open_case')`,
  'tests/browser/cases/cases.spec.ts': `await page.goto('/firm/cases')`,
  'tests/browser/notes/notes.spec.ts': `await page.goto('/firm/notes')`,
  'tests/browser/home/home.spec.ts': `await page.waitForURL(/\\/firm\\/cases$/)`,
}

const FUNCTIONAL = Object.keys(PRODUCT).filter((path) => /^tests\/functional\/.*\.spec\.ts$/.test(path))
const BROWSER = Object.keys(PRODUCT).filter((path) => /^tests\/browser\//.test(path))
const RULES = 'tests/unit/house_rules.spec.ts'
const WALK = 'tests/functional/shell/walk.spec.ts'
const CHILD = 'tests/functional/operations/child.spec.ts'
const cases = (...names: string[]) => names.map((name) => `tests/functional/cases/${name}.spec.ts`)
/** Whoever writes an address down may ask for it, also when it only begins a longer one. */
const CASES = cases('index', 'store', 'pins', 'pieces')
const notes = (...names: string[]) => names.map((name) => `tests/functional/notes/${name}.spec.ts`)
const browser = (...names: string[]) => names.map((name) => `tests/browser/${name}/${name}.spec.ts`)

test.group('Specs affected by a change', () => {
  const reached: [title: string, changed: string, specs: string[]][] = [
    [
      'a controller: those that ask its routes, those that walk all, and the journeys to it',
      'app/cases/controllers/cases_controller.ts',
      [...CASES, WALK, ...browser('cases', 'home')],
    ],
    [
      'another controller of the module: by the method and by addresses that are put together',
      'app/cases/controllers/case_pins_controller.ts',
      [...cases('pins', 'pieces'), WALK, ...browser('cases', 'home')],
    ],
    [
      'a controller of routes that a function writes down, for each of its calls',
      'app/notes/controllers/notes_controller.ts',
      [...notes('index', 'portal'), WALK, ...browser('cases', 'home', 'notes')],
    ],
    [
      'a query: also those that import it',
      'app/cases/queries/list_cases.ts',
      ['tests/unit/cases/list.spec.ts', ...CASES, WALK, ...browser('cases', 'home')],
    ],
    ['a file of types: nobody', 'app/cases/shape.ts', []],
    [
      'what a contribution needs: those that ask what reads its registry',
      'app/notes/count.ts',
      [...CASES, WALK, ...browser('cases', 'home')],
    ],
    [
      'a handler of the outbox: those that put something in it',
      'app/notes/deliver.ts',
      [...CASES, WALK, CHILD, ...browser('cases', 'home')],
    ],
    [
      'a listener: those that cause its event, in a process of their own too',
      'app/notes/listeners/tell.ts',
      [...CASES, WALK, CHILD, ...browser('cases', 'home')],
    ],
    [
      'what a provider makes for a class: those that use the class',
      'app/core/smtp_mailer.ts',
      [...CASES, WALK, CHILD, ...browser('cases', 'home')],
    ],
    ['what a middleware needs: everything that asks', 'app/core/rule.ts', [...FUNCTIONAL, ...BROWSER]],
    ['a contribution that nobody reads: everything that asks', 'app/notes/names.ts', [...FUNCTIONAL, ...BROWSER]],
    ['a page: the journeys to it, no functional spec', 'inertia/features/cases/row.tsx', browser('cases', 'home')],
    [
      'a part that the bundler finds by a pattern',
      'inertia/features/cases/note_slot.tsx',
      browser('cases', 'home', 'notes'),
    ],
    ['what every page uses: all journeys', 'inertia/layouts/frame.tsx', BROWSER],
    [
      'a catalogue: those that reach its words, and those that read it',
      'inertia/i18n/es/cases.json',
      ['tests/unit/cases/words.spec.ts', ...CASES, WALK, ...browser('cases', 'home')],
    ],
    [
      'a fixture of a source: the specs of the source',
      'sources/scjn/fixtures/one.html',
      ['sources/scjn/tests/source.spec.ts'],
    ],
    ['a spec: itself', 'tests/functional/notes/index.spec.ts', notes('index')],
    ['a helper: those that import it', 'tests/helpers/desk.ts', cases('index', 'store', 'pins')],
    ['a document: none but those that read the files of the project', 'docs/testing.md', []],
    ['a file that is gone: those that still import it', 'app/cases/queries/gone.ts', []],
  ]
  for (const [title, changed, specs] of reached) {
    test(title, async ({ assert, cleanup }) => {
      const found = await reachedSpecs(folderOf(PRODUCT, cleanup), [changed])
      assert.sameMembers(found.specs, [RULES, ...specs])
      assert.isFalse(found.all)
    })
  }

  test('include those that still import a deleted file', async ({ assert, cleanup }) => {
    const root = folderOf(PRODUCT, cleanup)
    rmSync(join(root, 'app/cases/queries/list_cases.ts'))
    const { specs } = await reachedSpecs(root, ['app/cases/queries/list_cases.ts'])
    assert.includeMembers(specs, ['tests/unit/cases/list.spec.ts', ...cases('index')])
  })

  test('are none without a change', async ({ assert, cleanup }) => {
    assert.deepEqual((await reachedSpecs(folderOf(PRODUCT, cleanup), [])).specs, [])
  })

  test('are all of them for the shared file {$self}')
    .with([
      'package.json',
      'package-lock.json',
      'tsconfig.json',
      'inertia/tsconfig.json',
      'adonisrc.ts',
      'eslint.config.js',
      'config/session.ts',
      'database/migrations/0001_cases.ts',
      'start/kernel.ts',
      'start/env_defaults.ts',
      'start/providers/app_provider.ts',
      'tests/bootstrap.ts',
      'bin/test.ts',
      'resources/unknown.bin',
    ])
    .run(async ({ assert, cleanup }, changed) => {
      const found = await reachedSpecs(folderOf(PRODUCT, cleanup), [changed, 'docs/testing.md'])
      assert.isTrue(found.all)
      assert.sameMembers(
        found.specs,
        Object.keys(PRODUCT).filter((path) => path.endsWith('.spec.ts'))
      )
    })

  test('come with the reason and the affected routes', async ({ assert, cleanup }) => {
    const controller = 'app/cases/controllers/cases_controller.ts'
    const root = folderOf(PRODUCT, cleanup)
    const { reasons, routes } = await reachedSpecs(root, [controller])
    assert.equal(reasons.get(cases('store')[0]!), `GET /firm/cases → ${controller}`)
    assert.equal(reasons.get(WALK), `walks all routes, also GET /firm/cases → ${controller}`)
    assert.equal(reasons.get(RULES), 'reads the files of the project')
    assert.deepEqual(routes, ['GET /firm/cases', 'POST /firm/cases'])
    const words = await reachedSpecs(root, ['inertia/i18n/es/cases.json'])
    assert.equal(words.reasons.get('tests/unit/cases/words.spec.ts'), 'imports inertia/i18n/es/cases.json')
    const query = await reachedSpecs(root, ['app/cases/queries/list_cases.ts'])
    assert.equal(query.reasons.get('tests/unit/cases/list.spec.ts'), 'imports app/cases/queries/list_cases.ts')
  })
})
