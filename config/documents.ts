import { join } from 'node:path'
import env from '#start/env'

const MEGABYTE = 1_048_576
const GIGABYTE = 1_073_741_824

/** What the files of matters may be, how many a firm may keep, and who looks at them before they are kept. */
const documents = {
  /** Bytes of one file. */
  mostBytes: (env.get('DOCUMENT_MAX_MB') ?? 200) * MEGABYTE,
  /** Bytes of one recording: a hearing has hours of video. */
  mostMediaBytes: (env.get('DOCUMENT_MAX_MEDIA_MB') ?? 4_096) * MEGABYTE,
  /** Larger files are sent in parts and go on after an interruption. */
  resumableFrom: 8 * MEGABYTE,
  /** Bytes of all the files of a firm, unless its own row says otherwise. */
  quota: (env.get('STORAGE_QUOTA_GB') ?? 5) * GIGABYTE,
  /** Days for which what was thrown away can be brought back. */
  trashDays: 30,
  /** Hours after which an interrupted upload is given up. */
  uploadHours: 48,
  /** Where files wait while they arrive; beside the disk, so that none of them is ever served. */
  arriving: join(env.get('FOJA_DATA'), 'arriving'),
  /** Where the local disk keeps its files: parts of one are read from there. */
  kept: join(env.get('FOJA_DATA'), 'files'),
  /** `tcp://127.0.0.1:3310` or `unix:/run/clamav/clamd.ctl`; without one, files are not scanned. */
  clamav: env.get('CLAMAV_URL') ?? null,
}

export default documents
