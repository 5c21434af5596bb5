import '@testing-library/jest-dom';
import { TextEncoder } from 'node:util';

// Every browser has it, jsdom does not.
globalThis.TextEncoder ??= TextEncoder;
