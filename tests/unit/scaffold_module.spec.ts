import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { ESLint } from 'eslint'
import * as prettier from 'prettier'
import { scaffoldModule } from '#start/scaffold_module'
import { ROOT } from '#tests/helpers/source_files'

/** A project that has what a new module is written into; within this one, whose format holds for it. */
async function project(): Promise<string> {
  await mkdir(join(ROOT, 'tmp'), { recursive: true })
  const root = await mkdtemp(join(ROOT, 'tmp', 'scaffold-'))
  for (const path of ['app/tiers.json', 'docs/architecture.md']) await cp(join(ROOT, path), join(root, path))
  return root
}

const textIn = (root: string, path: string) => readFile(join(root, path), 'utf8')

test.group('Scaffolded module', () => {
  test('has a tier, a place in the documentation and a declaration that passes lint', async ({ assert, cleanup }) => {
    const root = await project()
    cleanup(() => rm(root, { recursive: true }))
    assert.deepEqual(await scaffoldModule(root, 'fee_notes', 8), [
      'app/fee_notes/module.ts',
      'app/tiers.json',
      'docs/architecture.md',
    ])
    const tiers: string[][] = JSON.parse(await textIn(root, 'app/tiers.json'))
    assert.include(tiers[8], 'fee_notes')
    assert.match(await textIn(root, 'docs/architecture.md'), /^\| 8 .*`fee_notes` +\|$/m)
    const lint = new ESLint({ cwd: ROOT })
    const text = await textIn(root, 'app/fee_notes/module.ts')
    const [{ errorCount } = { errorCount: -1 }] = await lint.lintText(text, { filePath: 'app/fee_notes/module.ts' })
    assert.equal(errorCount, 0)
    for (const path of ['app/fee_notes/module.ts', 'app/tiers.json', 'docs/architecture.md']) {
      const options = (await prettier.resolveConfig(join(ROOT, path))) ?? {}
      assert.isTrue(await prettier.check(await textIn(root, path), { ...options, filepath: path }), path)
    }
  })

  test('takes the tier that is reserved for it', async ({ assert, cleanup }) => {
    const root = await project()
    cleanup(() => rm(root, { recursive: true }))
    const before: string[][] = JSON.parse(await textIn(root, 'app/tiers.json'))
    const reserved = before.findIndex((modules) => modules.includes('deadlines'))
    await scaffoldModule(root, 'deadlines')
    assert.deepEqual(JSON.parse(await textIn(root, 'app/tiers.json')), before)
    assert.match(await textIn(root, 'docs/architecture.md'), new RegExp(`^\\| ${reserved} .*\`deadlines\``, 'm'))
  })

  test('is refused for a bad name, a name that is taken and without a tier', async ({ assert, cleanup }) => {
    const root = await project()
    cleanup(() => rm(root, { recursive: true }))
    await scaffoldModule(root, 'deadlines')
    await assert.rejects(() => scaffoldModule(root, 'Fee-Notes'), /no name of a module/)
    await assert.rejects(() => scaffoldModule(root, 'deadlines'), /already/)
    await assert.rejects(() => scaffoldModule(root, 'fee_notes'), /--tier/)
  })
})
