import { fileURLToPath } from 'node:url'
import adonisjs from '@adonisjs/vite/client'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './inertia/build/precompress.mjs'
import { messages, withoutParser } from './inertia/i18n/vite_plugin.mjs'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/** Bytes of what is so small that a chunk of its own would cost more than fetching it beside others. */
const SMALL = 1_000
/** What all pages are built of: components, hooks, messages, the pieces of lists, tabs and panels. */
const COMPONENTS =
  /[\\/]inertia[\\/](components|hooks|i18n|layouts)[\\/]|[\\/]lucide-react[\\/]|[\\/]features[\\/]\w+[\\/](?:\w+[\\/])?use_\w+\.tsx?$|[\\/]features[\\/](lists[\\/]\w+|transfers[\\/]selection_actions|parts)\.tsx?$/
const RESEARCH = /[\\/]features[\\/](research|collections|judiciary|public_research|sources)[\\/]/
/** What opens on a press, wherever it is, and the library that it stands on. */
const OPENED =
  /[\\/](@headlessui|@floating-ui|@react-aria|@react-stately|@tanstack|tabbable)[\\/]|[\\/]inertia[\\/]components[\\/](?:\w+[\\/])+(combobox_list|select_list|select_box_list|multi_select_box_list|menu_list|dialog_panel|drawer_panel)\.tsx$/
/** Features that visitors meet, too. */
const ENTRANCE = /[\\/]features[\\/](accounts|auth|join|shell)[\\/]/
/** What every page with a sidebar or a portal's bar stands in. */
const FRAME = /[\\/]inertia[\\/](pages_within\.ts|layouts[\\/]main_layout\.tsx)$/
/** What a matter shows first, from the features that contribute to it. */
const OF_MATTER =
  /[\\/]inertia[\\/]features[\\/]\w+[\\/](?:\w+[\\/])?(matter_panel|record_panel|activity_list|list_trail|matter_fields)\.tsx?$/
/** Panels of the homes that are there on most days. */
const PANELS =
  /[\\/]inertia[\\/]features[\\/](home[\\/]panels|notices[\\/](unread_notices|notice_line)|day[\\/]stalled_matters|matters[\\/](recent|client)_matters|portal[\\/]today_panel)\.tsx$/
const FEATURES = /[\\/]inertia[\\/]features[\\/]/
/** Packages of which the pages drawn on the server use little: bundled with them, the rest is not kept in memory. */
const USED_IN_PART = ['lucide-react', 'es-toolkit', '@inertiajs/core', '@inertiajs/react', 'laravel-precognition']

/**
 * Chunks of what many pages share, so that a page is fetched in about ten files: what starts the client, its components, the frame, what visitors meet,
 * the features of research, the others, what a matter shows first; and what is fetched at rest for whatever opens. What fewer than four pages and parts
 * share is left to the bundler.
 */
const SHARED = [
  { name: 'start', tags: ['$initial' as const], priority: 90 },
  { name: 'components', test: COMPONENTS, minShareCount: 3, priority: 70 },
  { name: 'components', test: COMPONENTS, minShareCount: 2, maxModuleSize: SMALL, priority: 69 },
  { name: 'frame', test: FRAME, priority: 66 },
  { name: 'entrance', test: ENTRANCE, minShareCount: 4, priority: 65 },
  { name: 'research', test: RESEARCH, minShareCount: 2, priority: 60 },
  { name: 'practice', test: FEATURES, minShareCount: 4, priority: 50 },
  { name: 'panels', test: PANELS, priority: 48 },
  { name: 'matter', test: OF_MATTER, priority: 45 },
  // Last: taken before the others it would take what they share, and every page would need it.
  { name: 'opened', test: OPENED, priority: 40 },
]

export default defineConfig({
  plugins: [
    adonisjs({
      entryPoints: ['inertia/app.tsx'],
      serverEntryPoints: ['inertia/ssr.tsx'],
      reload: ['resources/views/**/*.edge'],
    }),
    react(),
    tailwindcss(),
    messages(),
    precompress(),
  ],
  resolve: {
    alias: [
      { find: /^~\//, replacement: path('./inertia/') },
      { find: /^@generated\//, replacement: path('./.adonisjs/client/') },
      withoutParser,
    ],
  },
  build: { target: 'es2023', assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: SHARED } } } } },
    ssr: { resolve: { noExternal: USED_IN_PART } },
  },
})
