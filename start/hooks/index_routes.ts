import { writeFile } from 'node:fs/promises'
import type { CodeGen, DevServer } from '@adonisjs/assembler'
import type { RoutesScanner } from '@adonisjs/assembler/routes_scanner'

const OUTPUT = '.adonisjs/server/addresses.ts'

/** Calls of the API come from other programs than the client. */
const isOurs = (name: string) => !name.startsWith('api.')

interface Hooks {
  add(name: 'routesScanned', handler: (parent: DevServer | CodeGen, scanner: RoutesScanner) => Promise<void>): unknown
}

/** Writes `.adonisjs/server/addresses.ts`: the pattern of each route by its name, for the addresses that server and client make (`app/core/addresses.ts`). */
export default function indexRoutes(_: unknown, hooks: Hooks) {
  hooks.add('routesScanned', async (_parent, scanner) => {
    const lines = scanner
      .getScannedRoutes()
      .filter(({ name }) => isOurs(name))
      .map(({ name, pattern }) => `  '${name}': '${pattern}',`)
      .filter((line, index, all) => all.indexOf(line) === index)
    await writeFile(OUTPUT, `export const ROUTES = {\n${lines.join('\n')}\n} as const\n`)
  })
}
