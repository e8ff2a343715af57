import { Registry } from '#app/core/contributions/registry'

/** A module above documents that keeps files in the same storage. */
export interface FileOwner {
  key: string
  /** Which of these keys its rows name, of all firms. */
  named(keys: string[]): Promise<string[]>
}

/** What else than documents names files that are kept: the sweeper leaves those alone. */
export const fileOwners = new Registry<FileOwner>('owners of files')
