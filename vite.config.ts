import { fileURLToPath } from 'node:url'
import adonisjs from '@adonisjs/vite/client'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './inertia/build/precompress.mjs'
import { messages, withoutParser } from './inertia/i18n/vite_plugin.mjs'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

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
})
