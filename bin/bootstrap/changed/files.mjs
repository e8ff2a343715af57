import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { Stop } from '../stop.mjs'

const exec = promisify(execFile)

/**
 * The files that differ from a base: what is not committed and what is untracked; with a base also what was committed since the branch left
 * it. Deleted files are among them, and both names of a renamed one.
 * @param {string} root folder of the project
 * @param {string} [base] a branch, a tag or a commit; without one, only what is not committed
 * @returns {Promise<string[]>} paths from the root, sorted
 * @throws {Stop} `no-git` where there is no history to compare with, `unknown-base` when the base is not in it
 */
export async function changedFiles(root, base) {
  const git = async (...args) => {
    const { stdout } = await exec('git', ['-C', root, ...args], { maxBuffer: 64 * 1024 * 1024 })
    return stdout.split('\0').filter(Boolean)
  }
  await git('rev-parse', '--verify', '--quiet', 'HEAD').catch(() => {
    throw new Stop('no-git')
  })
  const [from] = base ? await commonAncestor(git, base) : ['HEAD']
  const found = await Promise.all([
    git('diff', '--name-only', '--no-renames', '--relative', '-z', from, '--'),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ])
  return [...new Set(found.flat())].sort()
}

async function commonAncestor(git, base) {
  // A base that begins with a dash would be read as an option.
  const known = await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${base}^{commit}`).catch(() => null)
  const commit = known && known[0].trim()
  const ancestor = commit && (await git('merge-base', commit, 'HEAD').catch(() => null))
  if (!ancestor) throw new Stop('unknown-base', { base })
  return [ancestor[0].trim()]
}
