import { access, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const DECLARATION = `import { defineModule } from '#app/core/contributions/define_module'

export default defineModule({
  parts: [],
  on: [],
})
`
const NAME = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/

/**
 * Makes a new module in a project: its declaration, its tier and its place in the table of the documentation. Throws an Error with a sentence
 * when the name is none or is taken, or when neither `app/tiers.json` nor `tier` says how high it stands.
 *
 * @returns the paths that were written
 */
export async function scaffoldModule(root: string, name: string, tier?: number): Promise<string[]> {
  if (!NAME.test(name)) throw new Error(`«${name}» is no name of a module: small letters and underscores`)
  const declaration = join('app', name, 'module.ts')
  const isThere = await access(join(root, declaration)).then(
    () => true,
    () => false
  )
  if (isThere) throw new Error(`there is a module «${name}» already`)
  const tiers: string[][] = JSON.parse(await readFile(join(root, 'app/tiers.json'), 'utf8'))
  const height = tiers.findIndex((modules) => modules.includes(name))
  const place = height >= 0 ? height : tier
  if (place === undefined || !tiers[place]) throw new Error(`say how high it stands: --tier, 0 to ${tiers.length - 1}`)
  if (height < 0) tiers[place].push(name)
  const page = await readFile(join(root, 'docs/architecture.md'), 'utf8')
  const row = new RegExp(`^(\\| ${place} +\\|.*?) +\\|$`, 'm')
  await mkdir(join(root, 'app', name), { recursive: true })
  const files = {
    [declaration]: DECLARATION,
    'app/tiers.json': JSON.stringify(tiers),
    'docs/architecture.md': page.replace(row, `$1; \`${name}\` |`),
  }
  for (const [path, text] of Object.entries(files))
    await writeFile(join(root, path), await formatted(join(root, path), text))
  return Object.keys(files)
}

async function formatted(path: string, text: string): Promise<string> {
  const prettier = await import('prettier')
  const options = (await prettier.resolveConfig(path)) ?? {}
  return prettier.format(text, { ...options, filepath: path })
}
