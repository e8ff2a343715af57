import { readingsOf } from '#config/reading_times'
import research from '#config/research'

/** Work that the worker process does by itself. */
export interface ScheduledJob {
  /** Module whose default export is the job's class. */
  job: string
  args?: string[]
  /** Times of Mexico City (minute hour day month weekday); without one the job lives as long as the worker, or, a heavy one, as long as it has work. */
  cron?: string
  /** Computes, or holds much in memory: it gets a thread of its own for as long as there is work. All others share one thread. */
  heavy?: true
  why: string
}

/** The only place where times are written. */
export const schedule: ScheduledJob[] = [
  {
    job: '#app/core/outbox/jobs/drain_outbox_job',
    why: 'side effects, reminders and e-mails with notices are promised within seconds',
  },
  ...['short', 'long'].map((lane) => ({
    job: '#app/core/tasks/jobs/run_tasks_job',
    args: [lane],
    heavy: true as const,
    why: 'people wait for imports, exports and changes of many records; a full export keeps nobody else waiting',
  })),
  { job: '#app/finder/jobs/index_records_job', why: 'what a firm writes down is found within seconds' },
  {
    job: '#app/research/jobs/index_changes_job',
    heavy: true,
    why: 'what is stored is found within seconds, and who cites it is known',
  },
  {
    job: '#app/activities/jobs/notify_due_today_job',
    cron: '5,20,35,50 * * * *',
    why: 'what is due today is told in the morning of each firm, whose time zones differ by quarters of an hour',
  },
  {
    job: '#app/documents/reading/jobs/read_documents_job',
    heavy: true,
    why: 'what is uploaded is found by what it says within seconds',
  },
  {
    job: '#app/core/jobs/sweep_job',
    cron: '40 3 * * *',
    why: 'keys, counters and delivered messages are kept for a while; nobody works at this hour',
  },
  {
    job: '#app/auth/jobs/sweep_sessions_job',
    cron: '50 * * * *',
    why: 'sessions that are over, most of them of robots, only fill the table',
  },
  {
    job: '#app/matters/jobs/erase_trashed_job',
    cron: '20 3 * * *',
    why: 'deleted matters can be brought back for thirty days and not longer; nobody works at this hour',
  },
  { job: '#app/portal/jobs/sweep_links_job', cron: '45 3 * * *', why: 'links that are over only fill the table' },
  {
    job: '#app/backoffice/jobs/end_expired_impersonations_job',
    cron: '*/5 * * * *',
    why: 'a firm reads in its log when support stopped looking, also when nobody said so',
  },
  { job: '#app/auth/jobs/sweep_tokens_job', cron: '55 3 * * *', why: 'tokens that are over only fill the table' },
  {
    job: '#app/accounts/jobs/sweep_registrations_job',
    cron: '55 3 * * *',
    why: 'registrations that nobody confirmed hold passwords for nothing',
  },
  {
    job: '#app/accounts/jobs/sweep_codes_job',
    cron: '57 3 * * *',
    why: 'codes of emails that are over open nothing, and addresses that were asked about may be of strangers',
  },
  { job: '#app/notifications/jobs/sweep_notices_job', cron: '45 3 * * *', why: 'old notices only fill the table' },
  {
    job: '#app/core/tasks/jobs/sweep_tasks_job',
    cron: '20 4 * * *',
    why: 'files that tasks made are kept for some days',
  },
  {
    job: '#app/transfers/jobs/sweep_drafts_job',
    cron: '25 4 * * *',
    why: 'files that were brought in and given up hold names of people for nothing',
  },
  {
    job: '#app/documents/jobs/purge_trash_job',
    cron: '20 3 * * *',
    why: 'what was thrown away can be brought back for thirty days; nobody works at this hour',
  },
  {
    job: '#app/documents/jobs/sweep_files_job',
    cron: '30 3 * * *',
    why: 'files of uploads that were given up are named by no document',
  },
  {
    job: '#app/research/jobs/read_ordered_job',
    heavy: true,
    why: 'an operator who asks for a reading waits for it to begin',
  },
  ...(research.sync ? await readings() : []),
]

/** The sources, each at its times. */
async function readings(): Promise<ScheduledJob[]> {
  const { sources } = await import('#app/research/sources')
  return (await sources()).flatMap(({ manifest: { slug, kinds } }) =>
    readingsOf(
      slug,
      kinds.map((kind) => kind.slug)
    ).map((reading) => ({
      job: '#app/research/jobs/sync_source_job',
      args: [slug, ...reading.kinds],
      heavy: true as const,
      cron: reading.cron,
      why: reading.why,
    }))
  )
}
