import '@testing-library/jest-dom';
import { content } from './content';

// What webpack builds into the script (see gatsby-node.ts).
Object.assign(globalThis, { __FAILURE_WORDS__: content<{ failure: unknown }>('interface.yaml').failure });
