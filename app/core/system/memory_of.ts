import { readFileSync } from 'node:fs'

const PAGE_BYTES = 4_096

/** Bytes that a process occupies; 0 where the system does not tell (then the limit of its heap is what holds it). */
export function memoryOf(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES
  } catch {
    return 0
  }
}
