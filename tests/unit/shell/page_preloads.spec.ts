import { readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { PagePreloads } from '#app/shell/page_preloads'

const MANIFEST = {
  'inertia/app.tsx': { file: 'app.js', imports: ['_start.js'], css: ['app.css'] },
  '_start.js': { file: 'start.js' },
  '_components.js': { file: 'components.js', imports: ['_start.js'], css: ['components.css'] },
  'inertia/pages_within.ts': { file: 'within.js', imports: ['_start.js'] },
  'inertia/layouts/main_layout.tsx': { file: 'main.js', imports: ['_components.js'] },
  'inertia/layouts/welcome_layout.tsx': { file: 'welcome.js' },
  'virtual:messages/es/public': { file: 'es_public.js' },
  'virtual:messages/es/library': { file: 'es_library.js' },
  'virtual:messages/es/rest': { file: 'es_rest.js' },
  'virtual:messages/es/client': { file: 'es_client.js' },
  'virtual:messages/en/public': { file: 'en_public.js' },
  'inertia/pages/security/login.tsx': { file: 'login.js', imports: ['_start.js'] },
  'inertia/pages/law_firm/matters/show.tsx': { file: 'matter.js', imports: ['_components.js'] },
  'inertia/features/documents/matter_tab.tsx': { file: 'documents_tab.js', imports: ['_components.js'] },
  'inertia/features/portal/matter_panel.tsx': { file: 'portal_panel.js' },
}

test.group('Page preloads', () => {
  test('name all that a matter needs first, each file once, without the start of the client', ({ assert }) => {
    const props = { language: 'es', tab: 'documents', panels: [{ key: 'portal' }, { key: 'unknown' }] }
    assert.deepEqual(new PagePreloads(MANIFEST).of({ component: 'law_firm/matters/show', props }), {
      scripts: [
        'within.js',
        'main.js',
        'components.js',
        'es_public.js',
        'es_rest.js',
        'matter.js',
        'documents_tab.js',
        'portal_panel.js',
      ],
      styles: ['components.css'],
    })
  })

  test('name what starts the client apart from the scripts that it needs', ({ assert }) => {
    assert.deepEqual(new PagePreloads(MANIFEST).start(), {
      entry: 'app.js',
      scripts: ['start.js'],
      styles: ['app.css'],
    })
    assert.isNull(new PagePreloads({}).start())
  })

  test('let what the server drew of a public page be painted first', ({ assert }) => {
    const preloads = new PagePreloads(MANIFEST)
    const page = { component: 'public/research/searches/show', props: {} }
    assert.isTrue(preloads.isReadFirst({ ...page, ssrBody: '<div>' }))
    assert.isFalse(preloads.isReadFirst(page))
    assert.isFalse(preloads.isReadFirst({ component: 'security/login', props: {}, ssrBody: '<div>' }))
  })

  test('keep to the public messages of the language on a page of sign-in', ({ assert }) => {
    const preloads = new PagePreloads(MANIFEST)
    const { scripts } = preloads.of({ component: 'security/login', props: { language: 'en' } })
    assert.deepEqual(scripts, ['en_public.js', 'login.js'])
  })

  test('keep to the messages of the library on its public pages', ({ assert }) => {
    const preloads = new PagePreloads(MANIFEST)
    const { scripts } = preloads.of({ component: 'public/research/searches/show', props: {} })
    assert.deepEqual(scripts, ['within.js', 'es_public.js', 'es_library.js'])
  })

  test('hold the words for a client of firms', ({ assert }) => {
    const preloads = new PagePreloads(MANIFEST)
    const scripts = (audience: string, language: string) =>
      preloads.of({ component: 'main/client', props: { language, identity: { audience } } }).scripts
    assert.include(scripts('client', 'es'), 'es_client.js')
    assert.notInclude(scripts('lawyer', 'es'), 'es_client.js')
    assert.notInclude(scripts('client', 'en'), 'es_client.js')
  })

  test('take the frame of the page', ({ assert }) => {
    const { scripts } = new PagePreloads(MANIFEST).of({ component: 'welcome/show', props: {} })
    assert.include(scripts, 'welcome.js')
    assert.notInclude(scripts, 'main.js')
  })

  test('are none without a build', ({ assert }) => {
    const none = PagePreloads.read('/nowhere/manifest.json').of({ component: 'main/home', props: { panels: [] } })
    assert.deepEqual(none, { scripts: [], styles: [] })
  })

  test('know the file of every panel of the homes', ({ assert }) => {
    const client = readFileSync(app.makePath('inertia/features/home/panel_parts.ts'), 'utf8')
    const panels = [...client.matchAll(/'([\w.]+)': lazily\(\(\) => import\('~\/features\/([\w/]+)'\)\)/g)]
    assert.isAbove(panels.length, 5)
    for (const [, key, file] of panels) {
      const manifest = { [`inertia/features/${file}.tsx`]: { file: 'panel.js' } }
      const { scripts } = new PagePreloads(manifest).of({ component: 'main/home', props: { panels: [{ key }] } })
      assert.deepEqual(scripts, ['panel.js'], key)
    }
  })
})
