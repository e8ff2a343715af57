import { createHash, randomBytes } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/** What the system tells, or nothing where it does not (only Linux does). */
function told(read: () => string): string {
  try {
    return read()
  } catch {
    return ''
  }
}

/** This machine since it was started: a process number means something only within it. */
const MACHINE = createHash('sha256')
  .update(hostname())
  .update(told(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')))
  .update(told(() => readlinkSync('/proc/self/ns/pid')))
  .digest('hex')
  .slice(0, 12)

/** A new name for somebody of this process who takes a lock: machine, process, and which of its threads or tasks. */
export function newHolder(): string {
  return `${MACHINE}.${process.pid}.${randomBytes(6).toString('hex')}`
}

/** Whether a holder was a process of this machine that no longer runs. Of other machines nothing is known: false. */
export function isKnownDead(holder: string): boolean {
  const [machine, pid] = holder.split('.')
  if (machine !== MACHINE || Number(pid) === process.pid) return false
  try {
    process.kill(Number(pid), 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}
