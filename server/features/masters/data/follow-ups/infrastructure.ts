import type { FollowUps } from '../bank.ts';

export const followUps: FollowUps = {
  // Git
  'What is the difference between merging and rebasing in Git?': [
    {
      idea: 'keeps the history as it happened',
      question: 'What does the past of a branch look like after each of them?',
    },
    { idea: 'you should not rebase commits', question: 'When is one of the two a bad idea?' },
  ],
  'How do git fetch and git pull differ?': [
    { idea: 'files alone', question: 'What happens to the work in your folder?' },
    {
      idea: 'then integrates the changes into the current branch',
      question: 'What does the second command do in addition?',
    },
  ],
  'How do you resolve a merge conflict in Git?': [
    {
      idea: 'understand what each was for, edit the file to the right result',
      question: 'How do you decide which side wins?',
    },
    { idea: 'Then I run the tests', question: 'How do you know that the result is sound?' },
  ],
  'How would you undo a commit that has already been pushed and shared?': [
    {
      idea: 'which makes a new commit',
      question: 'Does the old commit go away, or what do you see in the log?',
    },
    {
      idea: 'Git reset with a forced push would rewrite shared history',
      question: 'What would be the trouble with simply going back to an earlier state?',
    },
  ],
  'What makes a good commit and a good commit message?': [
    { idea: 'A good commit contains one logical change', question: 'How much belongs in one?' },
    {
      idea: 'that explains why the change was made',
      question: 'Which question should the longer text answer?',
    },
  ],
  // Docker
  'What is the difference between a Docker image and a container?': [
    {
      idea: 'An image is a read-only template made of layers',
      question: 'What is inside an image, and can you change it?',
    },
    {
      idea: 'A container is a running instance of an image',
      question: 'Which of the two is alive, and how does it come from the other?',
    },
  ],
  'How does a container differ from a virtual machine?': [
    {
      idea: 'Containers share the kernel of the host',
      question: 'Which part of the system do containers have in common?',
    },
    { idea: 'containers start faster', question: 'What do you notice when you need a new one at once?' },
  ],
  'How do you keep a Docker image small and quick to build?': [
    {
      idea: 'use a multi-stage build',
      question: 'How do you leave behind what was only needed to build it?',
    },
    {
      idea: 'that those layers stay cached',
      question: 'Why does the order of the steps in the file matter?',
    },
  ],
  'How do you keep the data of a container when it is removed?': [
    {
      idea: 'data that must survive belongs in a volume',
      question: 'Where do you put files that you still need tomorrow?',
    },
    {
      idea: 'The writable layer of a container is deleted together with it',
      question: 'What happens to what a program wrote inside?',
    },
  ],
  'What do you do to make a Docker container more secure?': [
    { idea: 'I run the process as a user without root rights', question: 'As whom does the program work?' },
    { idea: 'Secrets are not built into the image', question: 'Where do passwords and keys come from?' },
  ],
  // Kubernetes
  'What is a pod in Kubernetes?': [
    { idea: 'share a network address and volumes', question: 'What do the parts inside have in common?' },
    { idea: 'Pods are short-lived', question: 'How long does one last, and what does that mean for you?' },
  ],
  'What does a deployment do in Kubernetes?': [
    { idea: 'that keep that number of pods running', question: 'What does it do when one copy dies?' },
    { idea: 'it does a rolling update', question: 'What happens to the users while a new version comes in?' },
  ],
  'Why do you need a service in Kubernetes, and which types are there?': [
    { idea: 'one stable address', question: 'What problem would callers have without one?' },
    {
      idea: 'Cluster IP is reachable only inside the cluster',
      question: 'Which type would you use for traffic that stays at home, and which for the outside world?',
    },
  ],
  'What is the difference between a liveness probe and a readiness probe?': [
    {
      idea: 'if it fails, Kubernetes restarts the container',
      question: 'What happens when the first of them goes wrong?',
    },
    {
      idea: 'if it fails, the pod is taken out of the service',
      question: 'What happens with the traffic in the other case?',
    },
  ],
  'What are resource requests and limits in Kubernetes?': [
    {
      idea: 'the scheduler uses it to choose a node',
      question: 'Which decision depends on the first of the two?',
    },
    {
      idea: 'one above its memory limit is killed for being out of memory',
      question: 'What happens to a program that takes too much?',
    },
  ],
  // AWS
  'What is the difference between EC2 and Lambda on AWS?': [
    {
      idea: 'manage the operating system',
      question: 'Which of the two leaves more work to you, and what kind of work?',
    },
    {
      idea: 'scales by itself and charges for requests',
      question: 'How does the other one cope with many more users, and what do you pay for?',
    },
  ],
  'What is Amazon S3, and what would you store in it?': [
    {
      idea: 'It keeps files as objects under keys in buckets',
      question: 'How are things arranged in it, compared with folders on a disk?',
    },
    {
      idea: 'lifecycle rules move old data to cheaper tiers',
      question: 'How do you keep the cost down for what is rarely read?',
    },
  ],
  'How does identity and access management on AWS control who may do what?': [
    {
      idea: 'A role gives temporary credentials to a service',
      question: 'How does a program get access without a password of its own?',
    },
    { idea: 'an explicit deny always wins', question: 'What if one rule says yes and another says no?' },
  ],
  'What are regions and availability zones on AWS, and how do you use them for high availability?': [
    {
      idea: 'A zone is one or more separate data centres with their own power and network',
      question: 'What makes two zones independent of each other?',
    },
    {
      idea: 'I run instances in at least two zones behind a load balancer',
      question: 'How do you spread a web application?',
    },
  ],
  'What is the difference between a security group and a network ACL in a VPC on AWS?': [
    {
      idea: 'is stateless, so both directions need rules',
      question: 'Which of them remembers a connection, and what must you write for the other one?',
    },
    {
      idea: 'A security group is a stateful firewall on an instance',
      question: 'To what is each of them attached?',
    },
  ],
  // Linux
  'How do file permissions work on Linux?': [
    { idea: 'write and execute for the owner', question: 'What can be permitted, and to whom?' },
    { idea: 'They are changed with chmod', question: 'How do you set them anew?' },
  ],
  'How would you find out why a Linux server is slow?': [
    { idea: 'processor and memory with top', question: 'Where do you look first, and with which tool?' },
    {
      idea: 'the network with ss. I read the logs with journalctl',
      question: 'Where would you find out what the programs themselves reported?',
    },
  ],
  'What is the difference between a hard link and a symbolic link on Linux?': [
    {
      idea: 'until the last name is removed',
      question: 'What happens to each of them when the original is deleted?',
    },
    { idea: 'It cannot cross file systems', question: 'Where can one of them not lead?' },
  ],
  'What is systemd, and how do you manage a service with it?': [
    {
      idea: 'enable it so that it starts at boot',
      question: 'How do you make sure that a program comes up by itself?',
    },
    { idea: 'With journalctl I read its logs', question: 'Where do you see what a program wrote?' },
  ],
  'What do pipes and redirection do in a Linux shell?': [
    {
      idea: 'A pipe sends the standard output of one command to the standard input of the next',
      question: 'What travels along a pipe, and from where to where?',
    },
    {
      idea: 'the greater-than sign overwrites a file',
      question: 'What is the difference between one arrow and two?',
    },
  ],
};
