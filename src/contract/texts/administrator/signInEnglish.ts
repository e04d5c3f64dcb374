import { PASSWORD_MIN_LENGTH } from '../../constants.ts'
import type { SignInTexts } from './signIn.ts'

/** The same in English. */
export const signInEnglish: SignInTexts = {
  account: {
    wrongCredentials: 'Wrong e-mail or password.',
    noToken: 'Signing in failed: no token was received.',
    loginFailed: 'Something went wrong while signing in. Please try again.',
    tooManyAttempts: 'Too many attempts. Please wait a little and try again.',
    heading: 'Administration',
    signIn: 'Sign in',
    signingIn: 'Signing in…',
    email: 'E-mail',
    password: 'Password',
    show: 'Show password',
    hide: 'Hide password',
    toSite: 'Back to the site',
    lostPassword: 'Forgot your password?',
    stay: 'Stay signed in on this device',
    again: 'Your session has ended',
    againLead: 'What you typed is still here. Enter your password to go on where you were.',
  },
  passwordChange: {
    done: 'Your password was changed.',
    differ: 'The new passwords differ.',
    tooShort: `The new password needs at least ${PASSWORD_MIN_LENGTH} characters.`,
    failed: 'The password could not be changed because of a server error.',
    heading: 'Account',
    title: 'Change password',
    lead: 'When your password changes, every other session ends; this one stays open.',
    current: 'Current password',
    next: 'New password',
    repeat: 'New password (again)',
    hint: (length: number) => `At least ${length} characters.`,
    save: 'Change password',
    saving: 'Changing…',
    required: 'This field is required.',
  },
}
