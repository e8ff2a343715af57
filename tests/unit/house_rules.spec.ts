import { basename } from 'node:path'
import { test } from '@japa/runner'
import { controllers } from '#generated/controllers'
import { events } from '#generated/events'
import { policies } from '#generated/policies'
import { sources } from '#generated/sources'
import { PERMISSIONS } from '#app/workspaces/permissions'
import { literalTexts } from '#tests/helpers/literal_texts'
import { titleProblems } from '#tests/helpers/test_titles'
import { registeredRoutes } from '#tests/helpers/routes'
import { filesIn, linesWith, textOf } from '#tests/helpers/source_files'

const isSpec = (path: string) => path.endsWith('.spec.ts')
const server = [
  ...filesIn('app', '.ts'),
  ...filesIn('start', '.ts'),
  ...filesIn('config', '.ts'),
  ...filesIn('database', '.ts'),
]
const plugins = filesIn('sources', '.ts').filter((path) => !path.includes('/tests/'))
const client = filesIn('inertia', '.ts', '.tsx')
const specs = [...filesIn('tests', '.ts'), ...filesIn('sources', '.ts')].filter(isSpec)

const leaves = (barrel: object): string[] =>
  Object.values(barrel).flatMap((value) => (typeof value === 'object' ? leaves(value) : [value]))
const pascal = (snake: string) => snake.replace(/(^|_)(\w)/g, (_, __, letter) => letter.toUpperCase())

test.group('Framework discovery by name', () => {
  const barrels: [string, object, string[]][] = [
    ['controllers', controllers, filesIn('app', '_controller.ts')],
    ['policies', policies, filesIn('app', '_policy.ts')],
    ['events', events, filesIn('app', '.ts').filter((path) => path.includes('/events/'))],
    [
      'sources',
      sources,
      filesIn('sources', '/source.ts', 'source.ts').filter((path) => basename(path) === 'source.ts'),
    ],
  ]
  for (const [what, barrel, files] of barrels) {
    test(`finds all ${what}, and there are some`, ({ assert }) => {
      assert.isNotEmpty(files)
      assert.lengthOf(leaves(barrel), files.length)
    })
  }
})

test.group('Routes and pages', () => {
  /** Routes that show no page: files of programs, redirects and lists that a page asks for by itself. */
  const WITHOUT_PAGE = [
    'law_firm.charges.pdf',
    'law_firm.charges.reminder',
    'law_firm.charges.file',
    'law_firm.charges.client',
    'law_firm.statistics.file',
    'law_firm.reports.pdf',
    'law_firm.charge_emails.index',
    'law_firm.payments.receipt',
    'law_firm.receipt_emails.index',
    'law_firm.account_statements.file',
    'law_firm.account_statements.pdf',
    'law_firm.account_statements.reminder',
    'law_firm.account_statements.movements',
    'law_firm.statement_emails.index',
    'portal.account_charges.pdf',
    'portal.account_payments.receipt',
    'portal.account_statement.pdf',
    'portal.account_proofs.show',
    'law_firm.payment_proofs.show',
    'calendar.google.callback',
    'law_firm.calendars.file',
    'settings.calendars.file',
    'health.live',
    'health.ready',
    'root',
    'fallback',
    'security.join_app',
    'security.google_sign_ins.show',
    'main.workspaces.index',
    'palette.show',
    'judiciary.public_versions.show',
    'main.notices.latest',
    'main.notice_streams.show',
    'settings.outbox.letter',
    'settings.rejected_answers.show',
    'security.outbox.letter',
    'security.session_renewals.show',
    'settings.home',
    'settings.own_data.download',
    'pictures.show',
    'law_firm.home',
    'law_firm.files',
    'law_firm.matters.options',
    'law_firm.tasks.index',
    'law_firm.tasks.show',
    'law_firm.task_files.show',
    'law_firm.archive.download',
    'law_firm.archive.history',
    'law_firm.document_archives.show',
    'law_firm.document_cards.show',
    'law_firm.document_files.download',
    'law_firm.document_files.content',
    'law_firm.document_uploads.show',
    'law_firm.conflicts.hints',
    'research.suggestions.show',
    'research.citing_documents.index',
    'public.research.searches.index',
    'robots',
    'sitemap',
    'sitemap.part',
    'research.summaries.show',
    'research.related_documents.index',
    'law_firm.template_options.show',
    'law_firm.template_options.index',
    'document_viewer_files.show',
    'law_firm.document_previews.show',
    'law_firm.document_passages.index',
    'law_firm.document_comparisons.show',
    'law_firm.document_attachments.show',
    'law_firm.matter_columns.show',
    'law_firm.bulk_matters.changes.create',
    'law_firm.bulk_clients.changes.create',
    'law_firm.matter_labels.open',
    'law_firm.court_options.index',
    'law_firm.clients.options',
    'law_firm.clients.checks',
    'law_firm.clients.zips',
    'law_firm.role_members.index',
    'law_firm.invitations.clients.index',
    'security.invitations.current',
    'portal.firms.index',
    'amparo.options',
    'amparo.theses',
    'amparo.demands.cover',
    'calendar.days',
    'calendar.subscription',
    'law_firm.calculator.pdf',
    'law_firm.deadlines.file',
    'portal.documents.show',
    'portal.documents.download',
    'research.collections.options',
    'research.collection_files.show',
    'research.collection_files.citations',
    'law_firm.bank_statements.charges',
    'law_firm.cfdi.pdf',
    'law_firm.cfdi.xml',
    'law_firm.client_funds.pdf',
    'law_firm.client_funds.file',
    'law_firm.expense_proofs.show',
    'law_firm.fund_proofs.show',
  ]
  const NAMED_OTHERWISE: Record<string, string> = { not_found: 'errors/not_found' }
  const BESIDES = [
    'errors/server_error',
    'errors/search_unavailable',
    'errors/pdf_unavailable',
    'law_firm/bank_statements/draft',
    'research/searches/wait',
    'research/laws/show',
    'research/laws/reading',
    'research/laws/article',
    'public/research/searches/wait',
    'public/research/laws/show',
  ]

  /** Programs get no pages; the reference of what they may call is one. */
  const isCall = (name: string) => name.startsWith('api.') && name !== 'api.reference'
  const shown = registeredRoutes().filter(
    ({ method, name = '' }) => method === 'GET' && !isCall(name) && !WITHOUT_PAGE.includes(name)
  )
  const expected = shown.map(({ name }) => NAMED_OTHERWISE[name!] ?? name!.replaceAll('.', '/'))
  const pages = filesIn('inertia/pages', '.tsx').map((path) => path.replace(/^inertia\/pages\/|\.tsx$/g, ''))

  test('have a name for every route', ({ assert }) => assert.isEmpty(registeredRoutes().filter(({ name }) => !name)))

  test('have one page per route name and no page without a route', ({ assert }) => {
    assert.sameMembers(pages, [...expected, ...BESIDES])
  })

  test('name only existing permissions', ({ assert }) => {
    const asked = registeredRoutes().flatMap(({ guards }) =>
      guards.flatMap((guard) => /^can\('(.+)'\)$/.exec(guard)?.[1] ?? [])
    )
    assert.isNotEmpty(asked)
    assert.includeMembers([...PERMISSIONS] as string[], asked)
  })

  /** Writes that come with a cookie. Programs bring a token instead, which no other site can make a browser send. */
  const writes = registeredRoutes().filter(
    ({ method, name, pattern }) =>
      ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method) && name !== 'fallback' && !pattern.startsWith('/api/v1/')
  )

  test('check identity and then the CSRF token for every write', ({ assert }) => {
    const open = writes.filter(({ guards }) => {
      const audience = guards.findIndex((guard) => /^(as\(|guest)/.test(guard))
      const token = guards.indexOf('csrf')
      return audience < 0 || token < audience
    })
    const names = open.map(({ name }) => name)
    assert.deepEqual(names, ['security.session_renewals.store'], 'who renews a session has none, nor its token')
  })

  test('make every write idempotent', ({ assert }) => {
    const unguarded = writes.filter(({ guards }) => !guards.includes('idempotency')).map(({ name }) => name)
    const harmless = ['security.sessions.destroy', 'security.session_renewals.store']
    assert.sameMembers(unguarded, harmless, 'signing out twice is signing out; a token is spent once by itself')
  })
})

test.group('Component texts and colours', () => {
  test('contain no hard-coded text', ({ assert }) => {
    const NAMES = ['«Foja»', '«Ctrl K»', '«Ctrl»', '«Esc»', '«Enter»']
    const found = client.filter((path) => path.endsWith('.tsx')).flatMap((path) => literalTexts(path, textOf(path)))
    assert.deepEqual(
      found.filter((text) => !NAMES.some((name) => text.endsWith(name))),
      []
    )
  })

  test('are scanned for text in every position', ({ assert }) => {
    const source = `const a = <p title="Uno" className="dos tres">
      Cuatro {'Cinco'} {ok ? 'Seis' : t('x')} {\`Siete \${n}\`} {list.map((x) => <i key="ocho">Nueve</i>)} <b aria-label={'Diez'} />
      {t('common.save')} · {n === 'once' && t('a')} 12 %
    </p>`
    const words = literalTexts('x.tsx', source).map((text) => /«(.+)»/.exec(text)![1])
    assert.sameMembers(words, ['Uno', 'Cuatro', 'Cinco', 'Seis', 'Siete', 'Nueve', 'Diez'])
  })

  test('name colours by their role only', ({ assert }) => {
    const components = client.filter((path) => path.endsWith('.tsx'))
    assert.deepEqual(linesWith(components, /#[0-9a-f]{3,8}\b(?!-)|\b(rgba?|hsla?|oklch)\(/i), [])
  })
})

test.group('Import boundaries', () => {
  /** Modules from the ground up; what stands in one line are neighbours. */
  const TIERS: string[][] = JSON.parse(textOf('app/tiers.json'))
  const tierOf = (module: string) => TIERS.findIndex((tier) => tier.includes(module))

  test('assign every module a tier, which the documentation lists', ({ assert }) => {
    const modules = [...new Set(filesIn('app', '.ts').map((path) => path.split('/')[1]!))]
    assert.isEmpty(modules.filter((module) => tierOf(module) < 0))
    const rows = [...textOf('docs/architecture.md').matchAll(/^\| \d+ +\|.*$/gm)].map(([row]) => row)
    assert.deepEqual(
      rows.map((row) => [...row.matchAll(/`(\w+)`/g)].map(([, module]) => module!).sort()),
      TIERS.map((tier) => tier.filter((module) => modules.includes(module)).sort())
    )
  })

  test('also apply to dynamic imports, which go down only', ({ assert }) => {
    const wrong = filesIn('app', '.ts').flatMap((path) => {
      const own = path.split('/')[1]!
      const reached = [...textOf(path).matchAll(/import\(\s*['"`]#app\/(\w+)\//g)].map(([, module]) => module!)
      return reached
        .filter((module) => module !== own && tierOf(module) >= tierOf(own))
        .map((module) => `${path} → ${module}`)
    })
    assert.deepEqual(wrong, [])
  })

  test('also apply to type imports', ({ assert }) => {
    const wrong = filesIn('app', '.ts').flatMap((path) => {
      const own = path.split('/')[1]!
      const reached = [...textOf(path).matchAll(/(?:from|import) ['"]#app\/(\w+)\//g)].map(([, module]) => module!)
      return reached
        .filter((module) => module !== own && tierOf(module) >= tierOf(own))
        .map((module) => `${path} → ${module}`)
    })
    assert.deepEqual(wrong, [])
  })

  test('keep sources to their shared code, the client to itself and the application free of tests', ({ assert }) => {
    assert.deepEqual(linesWith(plugins, /(?:from|import\() ?['"]#(?!sources\/)/), [])
    assert.deepEqual(linesWith(client, /(?:from|import\() ?['"]#/), [])
    assert.deepEqual(linesWith([...server, ...plugins, ...client], /['"](#tests|[./]+\/tests)\//), [])
  })

  test('name tables themselves, as a model knows its own only once it was used', ({ assert }) => {
    const outside = filesIn('app', '.ts').filter((path) => !path.endsWith('core/models/in_pages.ts'))
    assert.isEmpty(linesWith(outside, /\b[A-Z]\w*\.table\b/))
  })

  test('require tenant-scoped queries for records of a firm', ({ assert }) => {
    const models = filesIn('app', '.ts').filter((path) => path.includes('/models/') && /Tenanted\)/.test(textOf(path)))
    assert.isNotEmpty(models)
    const wrong = models.flatMap((own) => {
      const name = pascal(basename(own, '.ts'))
      const bare = new RegExp(
        `\\b${name}\\.(query|find\\w*|first\\w*|all|updateOrCreate\\w*|fetchOrCreate\\w*|truncate)\\(`
      )
      const outside = server.filter((path) => path !== own && !path.startsWith('app/backoffice/'))
      return linesWith(outside, bare).filter((line) => !/\.find(In|SeenBy|EvenTrashed)\(/.test(line))
    })
    assert.deepEqual(wrong, [])
  })
})

test.group('Source files', () => {
  const isCode = (line: string) => !/^\s*(\/\/|\/?\*)/.test(line)
  const lengths = (paths: string[], most: number) =>
    paths.flatMap((path) => {
      const lines = textOf(path).split('\n').filter(isCode).length
      return lines > most ? [`${path} ${lines}`] : []
    })

  test('have at most 150 lines of code, and pages 200', ({ assert }) => {
    assert.deepEqual(lengths([...filesIn('app', '.ts'), ...plugins], 150), [])
    assert.deepEqual(lengths(filesIn('inertia/pages', '.tsx'), 200), [])
  })

  test('are named in snake_case', ({ assert }) => {
    const named = [...server, ...plugins, ...client, ...filesIn('tests', '.ts')].map((path) =>
      basename(path).replace(/(\.spec|\.d)?\.tsx?$/, '')
    )
    assert.deepEqual(
      named.filter((name) => !/^[a-z0-9]+(_[a-z0-9]+)*$|^\d{4}_/.test(name)),
      []
    )
  })

  test('write nothing to the console', ({ assert }) => {
    const said = linesWith([...server, ...plugins, ...client], /\bconsole\.\w+\(/)
    const mayLog = ['inertia/app.tsx', 'inertia/features/shell/background.ts']
    assert.deepEqual(
      said.filter((line) => !(mayLog.some((path) => line.startsWith(path)) && line.includes('console.error('))),
      []
    )
  })

  test('contain no TODO', ({ assert }) => {
    // In comments only: «TODO» is also a Spanish word.
    const unfinished = /(\/\/|\/\*|^\s*\*).*\b(TODO|FIXME|XXX|HACK)\b|@ts-(ignore|nocheck)|not implemented/
    const ours = [...server, ...plugins, ...client, ...filesIn('bin'), ...filesIn('tests', '.ts')]
    assert.deepEqual(
      linesWith(ours, unfinished).filter((line) => !line.startsWith('tests/unit/house_rules')),
      []
    )
  })

  test('refer to nothing outside the project', ({ assert }) => {
    const text = [
      '.ts',
      '.tsx',
      '.mjs',
      '.js',
      '.json',
      '.md',
      '.edge',
      '.css',
      '.yaml',
      '.yml',
      '.sh',
      '.ics',
      '.html',
    ]
    const outside = /(?<![\w.:/-])\/(work|home|Users|mnt)\/[\w.-]+|\.\.\/shared\b/
    const ours = filesIn('.', ...text).filter(
      (path) => path !== 'package-lock.json' && !path.startsWith('tests/unit/house_rules')
    )
    assert.deepEqual(linesWith(ours, outside), [])
  })
})

test.group('Test files', () => {
  test('contain no skipped, pinned or pending test', ({ assert }) => {
    assert.deepEqual(linesWith(specs, /\.(skip|todo|pin|only|fails)\(/), [])
  })

  test('contain at least one assertion each', ({ assert }) => {
    assert.deepEqual(
      specs.filter((path) => !/assert|fc\./.test(textOf(path))),
      []
    )
  })
  test('name the subject of each test in plain words', ({ assert }) => {
    assert.deepEqual(
      specs.flatMap((path) => titleProblems(path, textOf(path))),
      []
    )
  })

  test('are checked for titles that name no subject', ({ assert }) => {
    const text = `test('is alone', () => {})
      test.group('one', () => {})
      test.group('Email delivery', () => { test('Rejects a bad address', () => {}); test('is told', () => {}); test('is sent', () => {}); test('is sent', () => {}) })`
    const problems = titleProblems('x.spec.ts', text).map((line) => /: (.+):/.exec(line)![1])
    assert.deepEqual(problems, [
      'stands in no group',
      'a group begins with a capital',
      'a group has two words or more',
      'a title begins in lower case',
      'private word',
      'stands there twice',
    ])
  })
})
