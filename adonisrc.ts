import { indexPages } from '@adonisjs/inertia'
import { indexPolicies } from '@adonisjs/bouncer'
import { indexEntities } from '@adonisjs/core'
import { defineConfig } from '@adonisjs/core/app'

export default defineConfig({
  directories: {
    httpControllers: 'app',
    models: 'app',
    validators: 'app',
    transformers: 'app',
    policies: 'app',
    events: 'app',
    listeners: 'app',
    services: 'app',
    exceptions: 'app',
    middleware: 'app/shell/middleware',
    providers: 'start/providers',
    commands: 'start/commands',
    stubs: 'resources/stubs',
  },
  commands: [() => import('@adonisjs/core/commands'), () => import('@adonisjs/lucid/commands')],
  providers: [
    () => import('@adonisjs/core/providers/app_provider'),
    () => import('@adonisjs/core/providers/hash_provider'),
    { file: () => import('@adonisjs/core/providers/repl_provider'), environment: ['repl', 'test'] },
    () => import('@adonisjs/core/providers/vinejs_provider'),
    () => import('@adonisjs/core/providers/edge_provider'),
    () => import('@adonisjs/session/session_provider'),
    () => import('@adonisjs/auth/auth_provider'),
    () => import('@adonisjs/limiter/limiter_provider'),
    () => import('#start/providers/vite_provider'),
    () => import('@adonisjs/shield/shield_provider'),
    () => import('@adonisjs/lucid/database_provider'),
    () => import('@adonisjs/drive/drive_provider'),
    () => import('@adonisjs/inertia/inertia_provider'),
    () => import('#start/providers/edge_provider'),
    () => import('#start/providers/app_provider'),
  ],
  preloads: [
    () => import('#start/modules'),
    { file: () => import('#start/routes'), environment: ['web', 'test', 'repl', 'console'] },
    { file: () => import('#start/kernel'), environment: ['web', 'test', 'repl', 'console'] },
    { file: () => import('#start/validator'), environment: ['web', 'test', 'repl'] },
  ],
  tests: {
    suites: [
      { files: ['tests/unit/**/*.spec.{ts,js}'], name: 'unit', timeout: 60_000 },
      { files: ['sources/**/tests/**/*.spec.{ts,js}'], name: 'sources', timeout: 60_000 },
      { files: ['tests/functional/**/*.spec.{ts,js}'], name: 'functional', timeout: 90_000 },
      { files: ['tests/browser/**/*.spec.{ts,js}'], name: 'browser', timeout: 300_000 },
    ],
    forceExit: true,
  },
  metaFiles: [
    { pattern: 'resources/views/**/*.edge', reloadServer: false },
    { pattern: 'resources/pdf/**/*.typ', reloadServer: false },
    { pattern: 'resources/demo/**/*', reloadServer: false },
    { pattern: 'inertia/i18n/{es,es_client,en}/*.json', reloadServer: true },
    { pattern: 'public/**', reloadServer: false },
  ],
  hooks: {
    init: [
      indexEntities({
        controllers: { source: 'app', importAlias: '#app', glob: ['**/*_controller.ts'] },
        events: { source: 'app', importAlias: '#app', glob: ['**/events/*.ts'] },
        listeners: { source: 'app', importAlias: '#app', glob: ['**/listeners/*.ts'] },
        transformers: {
          enabled: true,
          source: 'app',
          importAlias: '#app',
          glob: ['**/*_transformer.ts'],
          withSharedProps: true,
          inertiaMiddlewareImportPath: '#app/shell/middleware/inertia_middleware',
        },
      }),
      indexPolicies({ source: 'app', importAlias: '#app', glob: ['**/*_policy.ts'] }),
      indexPages({ framework: 'react' }),
      () => import('./start/hooks/index_modules.js'),
      () => import('./start/hooks/index_parts.js'),
      () => import('./start/hooks/index_sources.js'),
      () => import('./start/hooks/index_constants.js'),
      () => import('./start/hooks/index_routes.js'),
    ],
    buildStarting: [() => import('@adonisjs/vite/build_hook')],
  },
})
