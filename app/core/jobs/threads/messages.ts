/** A job with its arguments. */
export interface JobCall {
  /** Its name in logs; each has its own. */
  name: string
  /** Module whose default export is the job's class. */
  module: string
  args: string[]
}

/** What a thread is to do: run a job, or watch whether others have something to do. */
export type Assignment = JobCall | { name: string; watches: JobCall[] }

/** What the worker process asks of a thread. */
export type ThreadRequest =
  { type: 'run'; id: number; assignment: Assignment } | { type: 'cancel'; id: number } | { type: 'close' }

/** What a thread reports: a job ended, a watched job has work, the thread is alive and for how long one of its jobs has made no progress. */
export type ThreadReport =
  | { type: 'ended'; id: number; failed: boolean }
  | { type: 'due'; name: string }
  | { type: 'heartbeat'; stalledMs: number }
