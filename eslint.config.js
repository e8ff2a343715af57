import { readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import prettier from 'eslint-config-prettier'
import reactHooks from 'eslint-plugin-react-hooks'
import typescript from 'typescript-eslint'

/** Who may import whom: a module sees what lies below its tier, never a neighbour or what lies above. */
const TIERS = JSON.parse(readFileSync('app/tiers.json', 'utf8'))
const MODULES = TIERS.flat()

/** The first words of the product's own addresses, as its routes have them. */
const FIRST_WORDS = [
  ...new Set(
    [...readFileSync('.adonisjs/server/addresses.ts', 'utf8').matchAll(/: '\/([\w-]+)/g)].map(([, first]) => first)
  ),
]
const OWN_ADDRESS = `/^\\/(${FIRST_WORDS.join('|')})([/?#]|$)/`
const typedAddress = ['Literal', 'TemplateElement'].map((node) => ({
  selector: `${node}[value${node === 'Literal' ? '' : '.raw'}=${OWN_ADDRESS}]`,
  message: 'An address of the product is made from the name of its route: `route(…)`.',
}))
typedAddress.push({
  selector: 'TemplateLiteral[expressions.0.callee.name=route][quasis.1.value.raw=/^[?]/]',
  message: 'What is asked is the third argument: `route(name, parameters, query)`.',
})

const forbid = (group, message) => ({ group, message })
const restrict = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] })

const DB = ['@adonisjs/lucid/services/db']
const kind = (...kinds) => kinds.map((name) => `#app/*/${name}/*`)
const NO_REQUEST = forbid(
  ['@adonisjs/core/http', ...kind('http')],
  'Requests are read, and sessions and cookies written, by controllers and by `http`.'
)

/** What each layer of a module may not reach (docs/architecture.md, «Who may import whom»). */
const LAYERS = {
  controllers: [
    forbid(kind('controllers'), 'A controller does not know another controller: share an action or a query.'),
    forbid(
      DB,
      'A controller finds, authorizes, acts and answers; the database belongs to models, queries and actions.'
    ),
  ],
  models: [
    NO_REQUEST,
    forbid(
      kind('controllers', 'actions', 'queries', 'transformers', 'validators'),
      'A model knows only models below it.'
    ),
  ],
  transformers: [forbid([...kind('queries', 'actions'), ...DB], 'A transformer only reads what is loaded.')],
  actions: [
    NO_REQUEST,
    forbid(
      kind('transformers', 'validators', 'controllers'),
      'An action does not know how it was asked or how it is answered.'
    ),
  ],
  queries: [
    NO_REQUEST,
    forbid(kind('actions', 'controllers', 'transformers', 'validators'), 'A query reads and does nothing else.'),
  ],
  policies: [
    forbid([...kind('controllers', 'validators', 'transformers'), ...DB], 'A policy judges a record and a person.'),
  ],
  jobs: [NO_REQUEST, forbid(kind('controllers', 'transformers', 'validators'), 'A job calls an action or a model.')],
}

const tierOf = (module) => TIERS.findIndex((tier) => tier.includes(module))

function tierPatterns(module) {
  const above = MODULES.filter((other) => other !== module && tierOf(other) >= tierOf(module))
  return [
    ...(above.length
      ? [
          forbid(
            above.map((other) => `#app/${other}/**`),
            `«${module}» may only import modules of lower tiers; news travels up as events and contributions.`
          ),
        ]
      : []),
    forbid(['#sources/*/**'], 'Nobody knows a single source: use #generated/sources through app/research/sources.'),
    forbid(['#tests/**', '#start/routes/**'], 'The product does not import its tests or its routes.'),
  ]
}

/** One configuration for each module and layer: later ones replace earlier ones, so each carries all that holds for its files. */
const tiers = MODULES.flatMap((module) => [
  { files: [`app/${module}/**/*.ts`], rules: restrict(...tierPatterns(module)) },
  ...Object.entries(LAYERS).map(([layer, patterns]) => ({
    files: [`app/${module}/${layer}/**/*.ts`],
    rules: restrict(...tierPatterns(module), ...patterns),
  })),
])

/** Models that belong to a workspace, found by their mixin. */
function tenantedModels() {
  return MODULES.flatMap((module) => {
    try {
      const folder = join(import.meta.dirname, 'app', module, 'models')
      const files = readdirSync(folder).filter((file) => /Tenanted\)/.test(readFileSync(join(folder, file), 'utf8')))
      return files.map((file) => basename(file, '.ts').replace(/(^|_)(\w)/g, (_, __, letter) => letter.toUpperCase()))
    } catch {
      return []
    }
  })
}

const bareQuery = {
  selector: `CallExpression[callee.object.name=/^(${tenantedModels().join('|')})$/][callee.property.name=/^(query|find|findOrFail|findBy|findByOrFail|findMany|first|all)$/]`,
  message: 'A tenanted model is found through its firm: Model.in(workspace) or Model.findIn(workspace, id).',
}
const unreadAllows = {
  selector: `ExpressionStatement > AwaitExpression > CallExpression[callee.property.name=/^(allows|denies)$/]`,
  message: 'allows() only answers; use authorize(), which throws.',
}

/** Tests wait for what they cause, in one place: `until`. Time itself is moved (`clock`) or injected. */
const patience = ['setTimeout', 'setInterval', 'waitForTimeout'].map((name) => ({
  selector: `CallExpression:matches([callee.name=${name}], [callee.property.name=${name}])`,
  message: 'A test waits for what it causes, never for time: until(isSo) of #tests/helpers/until.',
}))
const importedTimers = ['timers', 'timers/promises', 'node:timers', 'node:timers/promises'].map((name) => ({
  selector: `:matches(ImportDeclaration, ImportExpression)[source.value='${name}']`,
  message: 'Only #tests/helpers/until lets time pass.',
}))

export default typescript.config(
  {
    ignores: [
      'build/',
      'node_modules/',
      '.runtime/',
      '.adonisjs/',
      'public/',
      'data/',
      'tmp/',
      'database/schema.ts',
      'tests/spec/',
    ],
  },
  ...typescript.configs.recommended,
  prettier,
  {
    languageOptions: { parserOptions: { emitDecoratorMetadata: true, experimentalDecorators: true } },
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'separate-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrorsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/no-require-imports': 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'eqeqeq': 'error',
    },
  },
  {
    files: ['app/**/*.ts', 'sources/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    rules: { 'max-lines': ['error', { max: 150, skipComments: true }] },
  },
  { files: ['inertia/pages/**/*.tsx'], rules: { 'max-lines': ['error', { max: 200, skipComments: true }] } },
  {
    files: ['app/**/*.ts'],
    ignores: ['app/backoffice/**'],
    rules: { 'no-restricted-syntax': ['error', bareQuery, unreadAllows, ...typedAddress] },
  },
  { files: ['app/backoffice/**/*.ts'], rules: { 'no-restricted-syntax': ['error', ...typedAddress] } },
  ...tiers,
  {
    files: ['sources/**/*.ts'],
    rules: restrict(
      forbid(
        ['#app/**', '#database/**', '#start/**', '#config/**', '#generated/**', '@adonisjs/**'],
        'A source knows its site and nothing of the product.'
      )
    ),
  },
  {
    files: ['inertia/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'no-restricted-syntax': ['error', ...typedAddress],
      ...restrict(
        forbid(
          ['#app/**', '#sources/**', '#start/**', '#config/**', '#database/**'],
          'The browser knows the server only through @generated.'
        )
      ),
    },
  },
  {
    files: ['tests/**/*.ts', 'sources/**/tests/**/*.ts'],
    ignores: ['tests/helpers/until.ts', 'tests/helpers/run_report.ts', 'tests/bench/**'],
    rules: { 'no-restricted-syntax': ['error', ...patience, ...importedTimers] },
  },
  { files: ['bin/**/*.mjs', 'inertia/i18n/*.mjs', 'tests/bench/**'], rules: { 'no-console': 'off' } },
  { files: ['bin/**/*.mjs', '**/*.d.ts', '**/*.d.mts'], rules: { '@typescript-eslint/no-explicit-any': 'off' } }
)
