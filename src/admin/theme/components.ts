import { pastTablet, phone } from '@filiz/design-system/breakpoints'
import type { ThemeOptions } from '@mui/material/styles'

const focusRing = { outline: '3px solid var(--focus)', outlineOffset: 2 }
const WIDE = `@media ${pastTablet}`
const NARROW = `@media ${phone}`
/** Touch targets of 44 px (WCAG 2.5.5). */
const TOUCH = '@media (pointer: coarse)'
/** Forced colours: backgrounds are lost, so borders carry the meaning. */
const FORCED = '@media (forced-colors: active)'

/** MUI component overrides: hairlines instead of shadows, labels above fields, no ripple. */
export const components: NonNullable<ThemeOptions['components']> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
  },
  // In dark mode MUI would lighten elevated surfaces.
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { border: '1px solid var(--line)', backgroundImage: 'none' } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 'var(--target)',
        padding: '0.5rem 1rem',
        lineHeight: 1.2,
        whiteSpace: 'nowrap',
        gap: '0.1em',
      },
      contained: { [FORCED]: { border: '1.5px solid currentColor' } },
      outlined: {
        borderWidth: 1.5,
        borderColor: 'var(--line-2)',
        color: 'var(--ink)',
        '&:hover': { borderColor: 'var(--ink)', background: 'none' },
        '&.Mui-disabled': { border: '1.5px solid var(--line)', color: 'var(--ink-2)', opacity: 0.7 },
      },
      outlinedError: {
        borderColor: 'var(--clay)',
        color: 'var(--clay)',
        '&:hover': { borderColor: 'var(--clay)', background: 'var(--clay)', color: 'var(--on-clay)' },
      },
      // A narrow button would shrink its icon.
      startIcon: { flex: 'none', marginLeft: 0, marginRight: '0.6em', '& > svg': { flex: 'none' } },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: 'var(--target)',
        height: 'var(--target)',
        borderRadius: 'var(--radius)',
        color: 'var(--ink-2)',
        '&:hover': { background: 'var(--green-soft)', color: 'var(--ink)' },
      },
      colorError: { '&:hover': { background: 'var(--clay-soft)', color: 'var(--clay)' } },
    },
  },
  MuiTextField: { defaultProps: { variant: 'outlined', fullWidth: true, size: 'medium', margin: 'none' } },
  MuiFormControl: { styleOverrides: { root: { gap: '0.4rem' } } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        color: 'var(--ink)',
        fontWeight: 600,
        fontSize: '0.9688rem',
        lineHeight: 1.45,
        whiteSpace: 'normal',
        pointerEvents: 'auto',
        '&.Mui-focused': { color: 'var(--ink)' },
        '&.Mui-error': { color: 'var(--clay)' },
      },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        background: 'var(--paper)',
        '& .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--line-2)', top: 0, '& legend': { display: 'none' } },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--ink)' },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--focus)', borderWidth: 2 },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--clay)', borderWidth: 2 },
      },
      input: { height: 'auto', minHeight: '1.5rem', padding: '0.625rem 0.9rem', lineHeight: 1.5 },
      multiline: { padding: 0 },
    },
  },
  MuiInputAdornment: {
    defaultProps: { disableTypography: true },
    styleOverrides: { root: { color: 'var(--ink-2)' }, positionStart: { marginRight: 0 } },
  },
  MuiInputBase: {
    styleOverrides: {
      root: { fontSize: '1rem' },
      input: { '&::placeholder': { color: 'var(--ink-2)', opacity: 1 } },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: 0,
        fontSize: '0.9375rem',
        lineHeight: 1.45,
        color: 'var(--ink-2)',
        '&.Mui-error': { color: 'var(--clay)', fontWeight: 560 },
      },
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: {
        flexDirection: 'row-reverse',
        justifyContent: 'space-between',
        marginInline: 0,
        gap: '0.8rem',
        [TOUCH]: { minHeight: '2.75rem' },
      },
      label: { fontSize: 'inherit', fontWeight: 600, lineHeight: 1.45 },
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: '2.75rem', height: '1.6rem', padding: 0, flex: 'none', overflow: 'visible' },
      switchBase: {
        padding: 3,
        '&.Mui-checked': { transform: 'translateX(1.15rem)' },
        '&.Mui-checked .MuiSwitch-thumb': { background: 'var(--on-green)' },
        '&.Mui-checked + .MuiSwitch-track': { opacity: 1, background: 'var(--green)', borderColor: 'var(--green)' },
        '&.Mui-focusVisible + .MuiSwitch-track': focusRing,
        [FORCED]: { '&.Mui-checked + .MuiSwitch-track': { background: 'Highlight', forcedColorAdjust: 'none' } },
      },
      thumb: {
        boxSizing: 'border-box',
        width: '1.225rem',
        height: '1.225rem',
        border: '2px solid transparent', // visible only in forced colours, which remove backgrounds
        boxShadow: 'none',
        background: 'var(--line-2)',
      },
      track: {
        boxSizing: 'border-box',
        borderRadius: 'var(--radius-pill)',
        border: '1.5px solid var(--line-2)',
        background: 'var(--paper)',
        opacity: 1,
      },
    },
  },
  MuiBackdrop: { styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { background: 'var(--scrim)' } } } },
  MuiDialog: {
    styleOverrides: {
      paper: {
        borderColor: 'var(--line-2)',
        boxShadow: 'var(--shadow)',
        [NARROW]: { width: 'calc(100% - 2rem)', maxHeight: 'calc(100% - 2rem)', margin: '1rem' },
      },
    },
  },
  // Above the save bar.
  MuiSnackbar: {
    styleOverrides: {
      anchorOriginBottomCenter: { bottom: '5.5rem', [WIDE]: { left: 'calc(50% + var(--side-menu) / 2)' } },
    },
  },
  MuiSnackbarContent: {
    styleOverrides: {
      root: {
        background: 'var(--field)',
        color: 'var(--on-field)',
        border: 0,
        boxShadow: 'var(--shadow)',
        fontSize: '1rem',
        fontWeight: 560,
        [WIDE]: { minWidth: '12rem' },
      },
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: { height: 6, background: 'var(--line)' },
      bar: { background: 'var(--green)', [FORCED]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
    },
  },
}
