// Holds a search server for the process that started this one: when that is gone, however it went, the server ends and its folders go.
import { spawn } from 'node:child_process'
import { openSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const [folder, home, user, executable, ...args] = process.argv.slice(2)
const log = openSync(join(folder, 'log'), 'a')
const as = user === '' ? {} : { uid: Number(user), gid: Number(user) }
const child = spawn(executable, args, { cwd: folder, env: {}, stdio: ['ignore', log, log], ...as })

const end = () => child.kill('SIGKILL')
process.on('disconnect', end)
process.on('SIGTERM', end)
process.send?.({ pid: child.pid })
const leave = (code) => {
  for (const place of [folder, home]) rmSync(place, { recursive: true, force: true })
  process.exit(code)
}
child.on('error', () => leave(1))
child.on('exit', (code) => leave(code ?? 0))
