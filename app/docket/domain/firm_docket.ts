/** What a firm can ask for: how many moments of alerts, how long before the last day and after how long an alert is passed on at most. */
export const ALERT_LIMITS = { moments: 10, days: 365, hours: 720 } as const
