import { Registry } from '#app/core/contributions/registry'

/** Who knows referral codes: `credits` says whether somebody is credited for a code. */
export const referralCodes = new Registry<{ key: string; credits(code: string): Promise<boolean> }>('referral codes')

/** Whether somebody is credited for a referral code. */
export async function isCredited(code: string): Promise<boolean> {
  const answers = await Promise.all(referralCodes.all().map(({ credits }) => credits(code)))
  return answers.includes(true)
}
