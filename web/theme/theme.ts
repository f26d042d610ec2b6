import { createTheme, type CSSVariablesResolver } from '@mantine/core';
import { HoldingButton } from '#web/ui/holding-button.tsx';
import { amber, brick, charcoal, moss, pine, stone } from './colors.ts';
import * as common from '#contract/messages/en/common.ts';

/** `fonts.css` defines the fallbacks. */
const sans =
  "'Figtree Variable', 'Figtree Stand-in', 'Figtree Wide Stand-in', 'Segoe UI', system-ui, sans-serif";
const oneRadius = '8px';

/** Controls are at least 44 px high, whatever the size of their text. */
const target = '44px';

export const theme = createTheme({
  colors: {
    pine,
    amber,
    brick,
    moss,
    gray: stone,
    dark: charcoal,
    red: brick,
  },
  primaryColor: 'pine',
  primaryShade: { light: 7, dark: 5 },
  white: '#fffdf9',
  black: '#23201d',
  fontFamily: sans,
  headings: {
    fontFamily: sans,
    fontWeight: '650',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '2.25rem', lineHeight: '1.15', fontWeight: '500' },
      h2: { fontSize: '1.5rem', lineHeight: '1.25' },
      h3: { fontSize: '1.1875rem', lineHeight: '1.35' },
      h4: { fontSize: '1rem', lineHeight: '1.4' },
      h5: { fontSize: '0.9375rem', lineHeight: '1.4' },
      h6: { fontSize: '0.875rem', lineHeight: '1.4' },
    },
  },
  fontSizes: { xs: '0.8125rem', sm: '0.9375rem', md: '1rem', lg: '1.125rem', xl: '1.3125rem' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '40px' },
  radius: { xs: oneRadius, sm: oneRadius, md: oneRadius, lg: oneRadius, xl: oneRadius },
  defaultRadius: 'md',
  shadows: { xs: 'none', sm: 'none', md: 'none', lg: 'none', xl: 'none' },
  breakpoints: { xs: '30em', sm: '37.5em', md: '50em', lg: '75em', xl: '90em' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  focusRing: 'auto',
  components: {
    Button: {
      defaultProps: { size: 'sm', component: HoldingButton },
      styles: { root: { minHeight: target } },
    },
    ActionIcon: {
      defaultProps: { variant: 'subtle', size: 44, component: HoldingButton },
    },
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md', visibilityToggleFocusable: true } },
    Textarea: { defaultProps: { size: 'md', autosize: true, minRows: 3 } },
    NumberInput: { defaultProps: { size: 'md' } },
    NativeSelect: { defaultProps: { size: 'md' } },
    Select: { defaultProps: { size: 'md', checkIconPosition: 'right', maxDropdownHeight: 320 } },
    MultiSelect: { defaultProps: { size: 'md', maxDropdownHeight: 320 } },
    Autocomplete: { defaultProps: { size: 'md', maxDropdownHeight: 320 } },
    TagsInput: { defaultProps: { size: 'md', maxDropdownHeight: 320 } },
    DatePickerInput: { defaultProps: { size: 'md' } },
    Checkbox: { defaultProps: { size: 'sm', radius: 4 } },
    Radio: { defaultProps: { size: 'sm' } },
    Switch: { defaultProps: { size: 'md' } },
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'description', 'input', 'error'] } },
    Paper: { defaultProps: { withBorder: true } },
    Card: { defaultProps: { withBorder: true, padding: 'lg' } },
    Modal: {
      defaultProps: {
        centered: true,
        padding: 'lg',
        overlayProps: { backgroundOpacity: 0.45 },
        transitionProps: { transition: 'fade', duration: 120 },
        closeButtonProps: { 'aria-label': common.close(), size: 44, iconSize: 22 },
      },
    },
    // `header` would make a dialog's heading a banner of the page.
    ModalHeader: { defaultProps: { component: 'div' } },
    DrawerHeader: { defaultProps: { component: 'div' } },
    Drawer: {
      defaultProps: {
        padding: 'lg',
        transitionProps: { duration: 160 },
        closeButtonProps: { 'aria-label': common.close(), size: 44, iconSize: 22 },
      },
    },
    Menu: {
      defaultProps: {
        withArrow: false,
        offset: 6,
        withInitialFocusPlaceholder: false,
        transitionProps: { transition: 'fade', duration: 100 },
      },
    },
    Tooltip: {
      defaultProps: { withArrow: true, openDelay: 300, events: { hover: true, focus: true, touch: true } },
    },
    Tabs: { defaultProps: { keepMounted: false } },
    Badge: { defaultProps: { variant: 'light' } },
    Anchor: { defaultProps: { underline: 'hover' } },
  },
});

/** Soft backgrounds with text in the same hue, with enough contrast in both colour schemes. */
const softPairs = Object.fromEntries(
  [
    ['pine', 'accent-soft', 'accent-strong'],
    ['moss', 'moss-soft', 'moss-text'],
    ['amber', 'amber-soft', 'amber-text'],
    ['brick', 'brick-soft', 'brick-text'],
    ['red', 'brick-soft', 'brick-text'],
  ].flatMap(([color, soft, text]) => [
    [`--mantine-color-${color}-light`, `var(--${soft})`],
    [`--mantine-color-${color}-light-hover`, `color-mix(in srgb, var(--${soft}), var(--${text}) 10%)`],
    [`--mantine-color-${color}-light-color`, `var(--${text})`],
  ]),
);

/** Background, text and line colours for both colour schemes, used by `theme.css` with Mantine's own. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {
    '--serif': "'Source Serif 4', 'Source Serif Stand-in', 'Source Serif Wide Stand-in', Georgia, serif",
    '--line-length': '70ch',
    '--page-width': '1160px',
  },
  light: {
    '--mantine-color-body': '#faf6ef',
    '--mantine-color-text': stone[9],
    '--mantine-color-dimmed': '#62594f',
    '--mantine-color-placeholder': '#7a7065',
    '--mantine-color-error': brick[6],
    '--mantine-color-anchor': pine[7],
    '--mantine-color-default': '#fffdf9',
    '--mantine-color-default-hover': '#f7f2e9',
    '--mantine-color-default-border': '#dcd2c4',
    '--mantine-color-disabled': '#ece5da',
    '--mantine-color-disabled-color': '#7a7065',
    ...softPairs,
    '--surface': '#fffdf9',
    '--surface-sunken': '#f3ede3',
    '--hairline': '#e2d9cb',
    '--field-border': '#978c7e',
    '--accent': pine[7],
    '--accent-strong': pine[8],
    '--accent-soft': '#e4efec',
    '--accent-line': '#a9cbc7',
    '--moss-text': moss[7],
    '--moss-soft': moss[0],
    '--amber-text': amber[7],
    '--amber-soft': amber[0],
    '--brick-text': brick[7],
    '--brick-soft': brick[0],
    '--quiet-text': stone[7],
    '--quiet-soft': stone[1],
  },
  dark: {
    '--mantine-color-body': charcoal[7],
    '--mantine-color-text': charcoal[0],
    '--mantine-color-dimmed': charcoal[2],
    '--mantine-color-placeholder': '#a2978a',
    '--mantine-color-error': '#f0947f',
    '--mantine-color-anchor': '#86c5c1',
    '--mantine-color-default': charcoal[6],
    '--mantine-color-default-hover': charcoal[5],
    '--mantine-color-default-border': charcoal[4],
    '--mantine-color-disabled': charcoal[5],
    '--mantine-color-disabled-color': charcoal[3],
    ...softPairs,
    '--surface': '#272320',
    '--surface-sunken': '#191615',
    '--hairline': '#3d3632',
    '--field-border': '#83786c',
    '--accent': '#86c5c1',
    '--accent-strong': '#a5d6d2',
    '--accent-soft': '#1f3634',
    '--accent-line': '#3d6b69',
    '--moss-text': '#b3d294',
    '--moss-soft': '#28321d',
    '--amber-text': '#efc777',
    '--amber-soft': '#3a2d14',
    '--brick-text': '#f3a896',
    '--brick-soft': '#42241d',
    '--quiet-text': charcoal[1],
    '--quiet-soft': charcoal[5],
  },
});
