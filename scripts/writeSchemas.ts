import { readingProblem, report, writeJsonSchemas } from '../plugins/gatsby-plugin-content';

// `npm ci` runs this, so that VS Code can complete and check YAML before the first build. A wrong schema does not stop the install.
try {
  writeJsonSchemas(process.cwd());
} catch (error) {
  console.error(report([readingProblem(error)]));
}
